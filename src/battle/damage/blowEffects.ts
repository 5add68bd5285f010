import {
  addAttack,
  addDefense,
  addFlat,
  type Blow,
  cutDefense,
  openBlow,
  percentNet,
} from '../../core/arithmetic/blow';
import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import type { Arc } from '../../core/flanking/arcs';
import { holds, type Part } from '../abilities/parts';
import { type Aim, type BlowTrigger, byEffect, type EffectName, type EffectOf } from '../abilities/vocabulary';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';

/** What abilities, formations and the ground bring into one blow. */
export interface BlowEffects {
  readonly blow: Blow;
  /** Added to the angle's percentage. */
  angleAdds: number;
  /** What they are, for whoever reads the arithmetic. */
  readonly angleParts: Modifier[];
  /** What protects a target from shots. */
  cover: CoverQuality;
  ignoresCover: boolean;
  ignoresScreen: boolean;
}

export function openEffects(attack: number, defense: number, cover: CoverQuality, explains: boolean): BlowEffects {
  const blow = openBlow(attack, defense, explains);
  return { blow, angleAdds: 0, angleParts: [], cover, ignoresCover: false, ignoresScreen: false };
}

/** Adds what parts of the bearer's abilities do to a blow that it strikes or that is struck at it. */
export function collectEffects(
  effects: BlowEffects,
  parts: readonly Part[],
  board: Board,
  bearer: Fighter,
  other: Fighter | null,
  aim: Aim,
  angle: Arc | null,
  counter: boolean,
): void {
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    if (holds(part, board, bearer, other, aim, angle, counter)) ROWS[part.effectNumber]?.(effects, part);
  }
}

/** `setAngle` has spoken before, when the angle was found. */
type Name = Exclude<EffectOf<BlowTrigger>, 'setAngle'>;
type Table = { readonly [Own in Name]: (effects: BlowEffects, part: Part<Own>) => void };

const TABLE: Table = {
  addAtk: ({ blow }, { modifier }) => addAttack(blow, modifier),
  addDef: ({ blow }, { modifier }) => addDefense(blow, modifier),
  mulDef: ({ blow }, { modifier }) => cutDefense(blow, modifier),
  mulDamage: ({ blow }, { modifier }) => percentNet(blow, modifier),
  addDamage: ({ blow }, { modifier }) => addFlat(blow, modifier),
  angleBonus: (effects, { modifier }) => {
    effects.angleAdds += modifier.value;
    effects.angleParts.push(modifier);
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
