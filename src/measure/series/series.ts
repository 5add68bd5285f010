import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import { type BySide, bySide } from '../../kernel/sides';
import { type Contestant, contestantMind, contestantName } from '../contestants/contestants';
import type { Mind } from '../contestants/mind';
import { exchangedDecks } from './exchangedDecks';
import type { MatchStart } from './playMatch';

/** First and second: where they sit changes from battle to battle. */
export const SEATS = ['first', 'second'] as const;
export type SeatName = (typeof SEATS)[number];

/** Many battles, in plain JSON so that it can cross into a worker. */
export interface Series {
  readonly book: Book;
  readonly contestants: Readonly<Record<SeatName, Contestant>>;
  /** The decks of the first and the second contestant; battles go through all of them on all battlefields. */
  readonly pairings: readonly (readonly [readonly CardId[], readonly CardId[]])[];
  /** What the decks of each pairing are called; left out where nobody asks. */
  readonly deckNames?: readonly (readonly [string, string])[];
  readonly battlefields: readonly string[];
  /** An even number: battles come in pairs of one seed with the sides exchanged. */
  readonly games: number;
  readonly seed: number;
}

export interface Fixture {
  readonly start: MatchStart;
  readonly seats: BySide<SeatName>;
  /** What the sides' decks are called; null where the series doesn't say. */
  readonly decks: BySide<string> | null;
}

const SEEDS = 2 ** 32;

/** The battle of this number. What it is depends on nothing but the series. */
export function fixtureOf(series: Series, engine: BattleEngine, game: number): Fixture {
  const pair = Math.floor(game / 2);
  const seed = (series.seed + pair) % SEEDS;
  const { battlefields, pairings, deckNames = [] } = series;
  const place = pair % battlefields.length;
  const battlefield = battlefields[place] ?? null;
  // Each battlefield begins with another pairing: few battles see many of them, and enough battles see all.
  const chosen = (place + Math.floor(pair / battlefields.length)) % pairings.length;
  const pairing = pairings[chosen];
  if (pairing === undefined) throw new Error('a series needs decks');
  const decks = { left: pairing[0], right: pairing[1] };
  const [first, second] = deckNames[chosen] ?? [];
  const named = (left: string | undefined, right: string | undefined) =>
    left === undefined || right === undefined ? null : { left, right };
  if (game % 2 === 0) {
    return {
      start: { type: 'match', seed, battlefield, decks },
      seats: { left: 'first', right: 'second' },
      decks: named(first, second),
    };
  }
  return {
    start: { type: 'match', seed, battlefield, decks: exchangedDecks(engine, seed, decks) },
    seats: { left: 'second', right: 'first' },
    decks: named(second, first),
  };
}

export function mindsOf({ contestants }: Series, engine: BattleEngine): Readonly<Record<SeatName, Mind>> {
  return { first: contestantMind(engine, contestants.first), second: contestantMind(engine, contestants.second) };
}

/** Who plays a battle, by name. */
export function namesOf({ contestants }: Series, { seats }: Fixture): BySide<string> {
  return bySide((side) => contestantName(contestants[seats[side]]));
}

export const engineOf = ({ book }: Series): BattleEngine => createBattleEngine(book);
