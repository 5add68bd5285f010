import { stableHash } from '../../kernel/hash';
import { type BySide, OPPONENT, SIDES, type Side } from '../../kernel/sides';
import type { Variations } from '../../match/variations';

/** How a battle ended, for whoever played it. */
export const OUTCOMES = ['won', 'lost', 'drawn', 'decided', 'abandoned'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A battle as the archive keeps it: its record packed, and what a list tells of it without opening it. */
export interface KeptBattle {
  /** Derived from what happened: the same battle twice is one. */
  readonly id: string;
  readonly mode: 'battle' | 'field';
  /** When it ended or was left, in milliseconds. */
  readonly at: number;
  readonly packed: string;
  /** The hash of its book, which lies beside it. */
  readonly book: string;
  readonly seats: BySide<string>;
  readonly winner: Side | 'draw' | null;
  readonly outcome: Outcome;
  /** The only person's side; null where two people or none played. */
  readonly side: Side | null;
  /** Of the battle's own content: a deck's or rule set's id, null where no file holds it. */
  readonly decks: BySide<string | null>;
  readonly ground: string | null;
  readonly rounds: number;
  /** What both castles had left; null where there are none. */
  readonly castles: BySide<number> | null;
  /** By how much Left was ahead at the beginning and after each round: in its castle, on the open field in its squad's health. */
  readonly course?: readonly number[];
  /** Of the campaign: the battle's id. */
  readonly campaign?: string;
  /** What its position is called, where it began from one. */
  readonly scenario?: string;
  readonly note: string;
  readonly isFavourite: boolean;
}

/** A battle with all that belongs to it. */
export interface FoundBattle {
  readonly battle: KeptBattle;
  /** Undefined when it is lost: then the battle can be listed and not replayed. */
  readonly book: unknown;
  /** What was tried at its analysis board. Whether the rules allow it is asked when it is opened. */
  readonly variations: Variations<unknown>;
}

/** What only the game itself can tell of a battle. */
export type Told = Pick<
  KeptBattle,
  | 'mode'
  | 'packed'
  | 'book'
  | 'seats'
  | 'winner'
  | 'decks'
  | 'ground'
  | 'rounds'
  | 'castles'
  | 'course'
  | 'campaign'
  | 'scenario'
>;

export function keptBattle(told: Told, at: number): KeptBattle {
  const people = SIDES.filter((side) => told.seats[side] === 'human');
  const side = people.length === 1 ? (people[0] ?? null) : null;
  const outcome = outcomeOf(told.winner, side);
  return { ...told, id: stableHash(told.packed), at, side, outcome, note: '', isFavourite: false };
}

function outcomeOf(winner: Side | 'draw' | null, side: Side | null): Outcome {
  if (winner === null) return 'abandoned';
  if (winner === 'draw') return 'drawn';
  if (side === null) return 'decided';
  return winner === side ? 'won' : 'lost';
}

/** Whom a person fought; null where two people or none played. */
export function opponentIn({ side, seats }: Pick<KeptBattle, 'side' | 'seats'>): string | null {
  return side === null ? null : seats[OPPONENT[side]];
}

/** How the battle went for the person; for Left where nobody or both played. Null where it wasn't kept. */
export function courseOf({ side, course }: Pick<KeptBattle, 'side' | 'course'>): readonly number[] | null {
  if (course === undefined) return null;
  return side === 'right' ? course.map((lead) => -lead) : course;
}

/** By how much the person's castle outlasted the other; Left's where nobody or both played. */
export function marginOf({ side, castles }: Pick<KeptBattle, 'side' | 'castles'>): number | null {
  if (castles === null) return null;
  const own = side ?? 'left';
  return castles[own] - castles[OPPONENT[own]];
}
