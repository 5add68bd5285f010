import type { Play } from '../kernel/game';
import type { Book } from './book';
import type { BattleEvent } from './events';
import type { BattleState } from './state';
import type { Unit } from './unit';

/** How far the abilities of one order have gone: effects may set each other off, and the rules limit that. */
export interface Chain {
  fired: number;
  /** Counter-blows struck. */
  counters: number;
  depth: number;
  cut: boolean;
  /** Whose fall hasn't been answered yet, and how deep it came: several that fall at once are no deeper than one. */
  readonly fallen: { readonly unit: Unit; readonly depth: number }[];
}

/** What every rule of the battle gets: the state to ask, the book with its numbers, and `emit`. */
export interface BattlePlay extends Play<Book, BattleState, BattleEvent> {
  readonly chain: Chain;
}

/** Field by field: search opens a play for every order, and spreading an object costs several times as much. */
export function openPlay({ book, state, watched, emit }: Play<Book, BattleState, BattleEvent>): BattlePlay {
  return { book, state, watched, emit, chain: { fired: 0, counters: 0, depth: 0, cut: false, fallen: [] } };
}
