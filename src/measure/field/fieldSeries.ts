import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import type { BySide } from '../../kernel/sides';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { FieldLevel, FieldStrategy } from '../../skirmish/model/strategy';
import type { SkirmishEngine } from '../../skirmish/SkirmishEngine';
import { type FieldMind, mindOf } from './playFieldMatch';

/** First and second: where they sit changes from battle to battle. */
export type FieldSeat = 'first' | 'second';

export interface FieldContestant {
  readonly level: FieldLevel;
  readonly strategy: FieldStrategy;
}

/** Many battles between two opponents. */
export interface FieldSeries {
  readonly book: FieldBook;
  readonly contestants: Readonly<Record<FieldSeat, FieldContestant>>;
  /** Which squads meet. */
  readonly pairings: readonly (readonly [readonly string[], readonly string[]])[];
  /** Ids of battlefields of the book. */
  readonly battlefields: readonly string[];
  readonly games: number;
  readonly seed: number;
}

export interface FieldFixture {
  readonly start: Extract<SkirmishStart, { readonly type: 'match' }>;
  readonly seats: BySide<FieldSeat>;
}

const SEEDS = 2 ** 32;
/** A player whose name states no strategy has this one. */
const USUAL_STRATEGY = 'balanced';

/**
 * The battle of this number. What it is depends on nothing but the series. Four battles go together: each of the two leads each
 * squad on each side once, so that neither squads nor sides favour anybody.
 */
export function fieldFixtureOf({ pairings, battlefields, seed }: FieldSeries, game: number): FieldFixture {
  const group = Math.floor(game / 4);
  const place = group % battlefields.length;
  const map = battlefields[place];
  const pairing = pairings[(place + Math.floor(group / battlefields.length)) % pairings.length];
  if (map === undefined || pairing === undefined) throw new Error('a series needs battlefields and squads');
  const [one, other] = pairing;
  const isTurned = game % 4 >= 2;
  return {
    start: {
      type: 'match',
      seed: (seed + game) % SEEDS,
      map,
      squads: isTurned ? { left: other, right: one } : { left: one, right: other },
    },
    seats: game % 2 === 1 ? { left: 'second', right: 'first' } : { left: 'first', right: 'second' },
  };
}

/** Who thinks for each side; the seed of the battle is the opponents' seed, too. */
export function fieldMindsOf(
  { book, contestants }: FieldSeries,
  engine: SkirmishEngine,
  { start, seats }: FieldFixture,
): BySide<FieldMind> {
  const seated = (seat: FieldSeat) =>
    mindOf(engine, createFieldPlayer(book, { ...contestants[seat], seed: start.seed }));
  return { left: seated(seats.left), right: seated(seats.right) };
}

/** Who plays a battle, by the names that the command line knows. */
export function fieldNamesOf({ contestants }: FieldSeries, { seats }: FieldFixture): BySide<string> {
  const named = ({ level, strategy }: FieldContestant): string =>
    strategy.id === USUAL_STRATEGY ? level.id : `${level.id}-${strategy.id}`;
  return { left: named(contestants[seats.left]), right: named(contestants[seats.right]) };
}

/** Every squad against every other, itself included; far ones before near ones, so that few battles see many. */
export function allPairings(squads: readonly (readonly string[])[]): FieldSeries['pairings'] {
  const count = squads.length;
  const places = Array.from({ length: count * count }, (_, index) => [
    index % count,
    (index + Math.floor(index / count) + 1) % count,
  ]);
  return places.map(([one = 0, other = 0]) => [squads[one] ?? [], squads[other] ?? []] as const);
}
