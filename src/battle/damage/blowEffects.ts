import {
  addAttack,
  addDefense,
  addFlat,
  type Blow,
  cutDefense,
  newBlow,
  openBlow,
  percentNet,
} from '../../core/arithmetic/blow';
import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import type { Circumstances } from '../abilities/circumstances';
import { holds, type Part } from '../abilities/parts';
import { byEffect, type EffectName } from '../abilities/vocabulary';

/** What abilities, formations and the ground bring into one blow. */
export interface BlowEffects {
  readonly blow: Blow;
  /** Added to the angle's percentage. */
  angleAdds: number;
  /** What they are, for whoever watches. */
  readonly angleParts: Modifier[];
  /** What protects a target from shots. */
  cover: CoverQuality;
  ignoresCover: boolean;
  ignoresScreen: boolean;
}

/** One for all blows: a blow is reckoned before the next one begins. */
export const EFFECTS: BlowEffects = {
  blow: newBlow(),
  angleAdds: 0,
  angleParts: [],
  cover: 'none',
  ignoresCover: false,
  ignoresScreen: false,
};

/** Empties them for another blow. */
export function openEffects(attack: number, defense: number, watched: boolean): BlowEffects {
  openBlow(EFFECTS.blow, attack, defense, watched);
  EFFECTS.angleAdds = 0;
  if (EFFECTS.angleParts.length > 0) EFFECTS.angleParts.splice(0);
  EFFECTS.cover = 'none';
  EFFECTS.ignoresCover = false;
  EFFECTS.ignoresScreen = false;
  return EFFECTS;
}

/** Adds what parts of the bearer's abilities do to a blow that it strikes or that is struck at it. */
export function collectEffects(effects: BlowEffects, parts: readonly Part[], circumstances: Circumstances): void {
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    if (!holds(part, circumstances)) continue;
    ROWS[part.effectNumber]?.(effects, part);
  }
}

/** `setAngle` has spoken before, when the angle was found. */
const TABLE: { readonly [Name in EffectName]?: (effects: BlowEffects, part: Part<Name>) => void } = {
  addAtk: ({ blow }, { modifier }) => addAttack(blow, modifier),
  addDef: ({ blow }, { modifier }) => addDefense(blow, modifier),
  mulDef: ({ blow }, { modifier }) => cutDefense(blow, modifier),
  mulDamage: ({ blow }, { modifier }) => percentNet(blow, modifier),
  addDamage: ({ blow }, { modifier }) => addFlat(blow, modifier),
  angleBonus: (effects, { modifier }) => {
    effects.angleAdds += modifier.value;
    if (effects.blow.told !== null) effects.angleParts.push(modifier);
  },
  ignoreCover: (effects) => {
    effects.ignoresCover = true;
  },
  ignoreScreen: (effects) => {
    effects.ignoresScreen = true;
  },
};

type Row = (effects: BlowEffects, part: Part) => void;

const ROWS = byEffect(TABLE as Readonly<Partial<Record<EffectName, Row>>>);
