import type { BattleEngine } from '../../battle/BattleEngine';
import { type Deed, type Gain, isPrice, keyOfDeed, type Price } from '../../battle/deeds/deed';
import { deedsOf } from '../../battle/deeds/deedsOf';
import type { Order } from '../../battle/model/orders';
import type { Observation } from '../../battle/view/observe';
import { weightOfDeed } from './deedWeights';

/** Why a turn is played: what it does and what it costs, the weightiest first. */
export interface ToldDeeds {
  /** Those of both that no other turn does all of, where other turns are known: they are told before the rest. */
  readonly first: readonly Deed[];
  readonly gains: readonly Gain[];
  readonly prices: readonly Price[];
}

/** More would drown the first ones. */
const MOST = { gains: 4, prices: 2 } as const;

/**
 * Deeds worth telling. Where other turns are known that were nearly as good, the first deeds are such that none of those turns
 * does them all: what is said is why this one was chosen, and would be untrue of the others.
 */
export function chooseDeeds(
  engine: BattleEngine,
  seen: Observation,
  orders: readonly Order[],
  others: readonly (readonly Order[])[] = [],
): ToldDeeds {
  const weigh = weightOfDeed(engine, seen);
  const all = deedsOf(engine, seen, orders)
    .map((deed) => ({ deed, key: keyOfDeed(deed), weight: weigh(deed) }))
    .sort((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1));
  const rivals = others.map((other) => new Set(deedsOf(engine, seen, other).map(keyOfDeed)));
  const first = distinguishing(all, rivals);
  const isPlace = ({ deed }: Ranked): boolean => ONLY_PLACES.has(deed.kind);
  const rest = all.filter((each) => !first.includes(each) && !(all.length > MOST.gains && isPlace(each)));
  const ranked = [...first, ...rest].map(({ deed }) => deed);
  return {
    first: first.map(({ deed }) => deed),
    gains: ranked.filter((deed): deed is Gain => !isPrice(deed)).slice(0, MOST.gains),
    prices: ranked.filter(isPrice).slice(0, MOST.prices),
  };
}

interface Ranked {
  readonly deed: Deed;
  readonly key: string;
}

/** Where somebody stands says little beside what is done there. */
const ONLY_PLACES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>(['moves', 'braces']);

/**
 * The weightiest gain, and more until no rival has them all: each time the deed that most of the remaining rivals lack. That may be a
 * price: whoever does the same and more pays another one.
 */
function distinguishing(all: readonly Ranked[], rivals: readonly ReadonlySet<string>[]): Ranked[] {
  const gains = all.filter(({ deed }) => !isPrice(deed));
  const chosen = gains.slice(0, 1);
  for (;;) {
    const alike = rivals.filter((rival) => chosen.every(({ key }) => rival.has(key)));
    const lackOf = ({ key }: Ranked): number => alike.filter((rival) => !rival.has(key)).length;
    const most = Math.max(0, ...all.map(lackOf));
    const next = [...gains, ...all].find((each) => lackOf(each) === most);
    if (most === 0 || next === undefined) return chosen;
    chosen.push(next);
  }
}
