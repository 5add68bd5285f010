import {
  addAttack,
  addDefense,
  addFlat,
  type Blow,
  cutDefense,
  openBlow,
  percentAttack,
  percentDefense,
  percentNet,
} from '../../../src/core/arithmetic/blow';
import type { Entry } from '../../../src/core/arithmetic/entry';
import type { Modifier } from '../../../src/core/arithmetic/modifiers';
import { strikeOpposed, strikeUnopposed } from '../../../src/core/arithmetic/strike';

export function points(source: string, value: number): Modifier {
  return { source, value };
}

interface Parts {
  readonly attackAdds: readonly Modifier[];
  readonly attackPercents: readonly Modifier[];
  readonly defensePercents: readonly Modifier[];
  readonly defenseAdds: readonly Modifier[];
  readonly defenseCuts: readonly Modifier[];
  readonly netPercents: readonly Modifier[];
  readonly flatAdds: readonly Modifier[];
}

/** A blow as a table writes it down. Without a defence it is one at a castle. */
export interface BlowSketch extends Parts {
  readonly attack: number;
  readonly defense: number | null;
}

const NOTHING: Parts = {
  attackAdds: [],
  attackPercents: [],
  defensePercents: [],
  defenseAdds: [],
  defenseCuts: [],
  netPercents: [],
  flatAdds: [],
};

export function opposed(attack: number, defense: number, rest: Partial<Parts> = {}): BlowSketch {
  return { ...NOTHING, attack, defense, ...rest };
}

export function unopposed(attack: number, rest: Partial<Parts> = {}): BlowSketch {
  return { ...NOTHING, attack, defense: null, ...rest };
}

const LEAST_SHARE = points('leastShare', 25);
const LEAST = points('least', 1);

const ADDERS: { readonly [List in keyof Parts]: (blow: Blow, modifier: Modifier) => void } = {
  attackAdds: addAttack,
  attackPercents: percentAttack,
  defensePercents: percentDefense,
  defenseAdds: addDefense,
  defenseCuts: cutDefense,
  netPercents: percentNet,
  flatAdds: addFlat,
};

function struck(sketch: BlowSketch, explains: boolean): { readonly blow: Blow; readonly damage: number } {
  const blow = openBlow(sketch.attack, sketch.defense ?? 0, explains);
  for (const [list, add] of Object.entries(ADDERS) as [keyof Parts, (typeof ADDERS)[keyof Parts]][]) {
    for (const modifier of sketch[list]) add(blow, modifier);
  }
  const damage = sketch.defense === null ? strikeUnopposed(blow, LEAST) : strikeOpposed(blow, LEAST_SHARE, LEAST);
  return { blow, damage };
}

/** What a blow does with nobody watching. */
export function damageOf(sketch: BlowSketch): number {
  return struck(sketch, false).damage;
}

/** What it does, and the steps that lead there. */
export function toldOf(sketch: BlowSketch): { readonly damage: number; readonly entries: readonly Entry[] } {
  const { blow, damage } = struck(sketch, true);
  return { damage, entries: blow.told?.entries ?? [] };
}
