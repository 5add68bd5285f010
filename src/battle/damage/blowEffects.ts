import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import type { Circumstances } from '../abilities/circumstances';
import { holds, type Part } from '../abilities/parts';
import type { EffectName } from '../abilities/vocabulary';

/** What abilities, formations and the ground bring into the arithmetic of one blow. */
export interface BlowEffects {
  readonly attackAdds: Modifier[];
  readonly defenseAdds: Modifier[];
  readonly defenseCuts: Modifier[];
  readonly netPercents: Modifier[];
  readonly flatAdds: Modifier[];
  /** Added to the angle's percentage. */
  readonly angleAdds: Modifier[];
  /** What protects a target from shots. */
  cover: CoverQuality;
  ignoresCover: boolean;
  ignoresScreen: boolean;
}

/** One for all blows: a blow is reckoned before the next one begins. */
export const EFFECTS: BlowEffects = {
  attackAdds: [],
  defenseAdds: [],
  defenseCuts: [],
  netPercents: [],
  flatAdds: [],
  angleAdds: [],
  cover: 'none',
  ignoresCover: false,
  ignoresScreen: false,
};

/** Empties them for another blow. */
export function openEffects(): BlowEffects {
  empty(EFFECTS.attackAdds);
  empty(EFFECTS.defenseAdds);
  empty(EFFECTS.defenseCuts);
  empty(EFFECTS.netPercents);
  empty(EFFECTS.flatAdds);
  empty(EFFECTS.angleAdds);
  EFFECTS.cover = 'none';
  EFFECTS.ignoresCover = false;
  EFFECTS.ignoresScreen = false;
  return EFFECTS;
}

/** One by one: a new list, or a new length, costs more than the few that there are. */
export function empty(list: Modifier[]): void {
  while (list.length > 0) list.pop();
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
    effects.attackAdds.push(modifier);
  },
  addDef: (effects, { modifier }) => {
    effects.defenseAdds.push(modifier);
  },
  mulDef: (effects, { modifier }) => {
    effects.defenseCuts.push(modifier);
  },
  mulDamage: (effects, { modifier }) => {
    effects.netPercents.push(modifier);
  },
  addDamage: (effects, { modifier }) => {
    effects.flatAdds.push(modifier);
  },
  angleBonus: (effects, { modifier }) => {
    effects.angleAdds.push(modifier);
  },
  ignoreCover: (effects) => {
    effects.ignoresCover = true;
  },
  ignoreScreen: (effects) => {
    effects.ignoresScreen = true;
  },
};
