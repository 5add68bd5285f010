import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import type { Circumstances } from '../abilities/circumstances';
import { holds, type Part } from '../abilities/parts';
import type { EffectName } from '../abilities/vocabulary';

/** What abilities, formations and the ground bring into the arithmetic of one blow. */
export interface BlowEffects {
  attackAdds: readonly Modifier[];
  defenseAdds: readonly Modifier[];
  defenseCuts: readonly Modifier[];
  netPercents: readonly Modifier[];
  flatAdds: readonly Modifier[];
  /** Added to the angle's percentage. */
  angleAdds: readonly Modifier[];
  /** What protects a target from shots. */
  cover: CoverQuality;
  ignoresCover: boolean;
  ignoresScreen: boolean;
}

const NONE: readonly Modifier[] = Object.freeze([]);

const EFFECTS: BlowEffects = {
  attackAdds: NONE,
  defenseAdds: NONE,
  defenseCuts: NONE,
  netPercents: NONE,
  flatAdds: NONE,
  angleAdds: NONE,
  cover: 'none',
  ignoresCover: false,
  ignoresScreen: false,
};

/** One for all blows, emptied for each: a blow is reckoned before the next one begins. */
export function openEffects(): BlowEffects {
  EFFECTS.attackAdds = NONE;
  EFFECTS.defenseAdds = NONE;
  EFFECTS.defenseCuts = NONE;
  EFFECTS.netPercents = NONE;
  EFFECTS.flatAdds = NONE;
  EFFECTS.angleAdds = NONE;
  EFFECTS.cover = 'none';
  EFFECTS.ignoresCover = false;
  EFFECTS.ignoresScreen = false;
  return EFFECTS;
}

/** Most blows have none of most kinds: a list comes into being with its first modifier. */
export function plus(list: readonly Modifier[], modifier: Modifier): readonly Modifier[] {
  return list.length === 0 ? [modifier] : [...list, modifier];
}

/** Adds what parts of the bearer's abilities do to a blow that it strikes or that is struck at it. */
export function collectEffects(effects: BlowEffects, parts: readonly Part[], circumstances: Circumstances): void {
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    if (!holds(part, circumstances)) continue;
    const row = ROWS[part.effect] as ((effects: BlowEffects, part: Part) => void) | undefined;
    row?.(effects, part);
  }
}

/** `setAngle` has spoken before, when the angle was found. */
const ROWS: { readonly [Name in EffectName]?: (effects: BlowEffects, part: Part<Name>) => void } = {
  addAtk: (effects, { modifier }) => {
    effects.attackAdds = plus(effects.attackAdds, modifier);
  },
  addDef: (effects, { modifier }) => {
    effects.defenseAdds = plus(effects.defenseAdds, modifier);
  },
  mulDef: (effects, { modifier }) => {
    effects.defenseCuts = plus(effects.defenseCuts, modifier);
  },
  mulDamage: (effects, { modifier }) => {
    effects.netPercents = plus(effects.netPercents, modifier);
  },
  addDamage: (effects, { modifier }) => {
    effects.flatAdds = plus(effects.flatAdds, modifier);
  },
  angleBonus: (effects, { modifier }) => {
    effects.angleAdds = plus(effects.angleAdds, modifier);
  },
  ignoreCover: (effects) => {
    effects.ignoresCover = true;
  },
  ignoreScreen: (effects) => {
    effects.ignoresScreen = true;
  },
};
