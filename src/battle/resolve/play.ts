import type { Book } from '../model/book';
import type { EngineState } from '../model/engineState';
import type { BattleEvent } from '../model/events';
import type { Fighter } from '../model/fighter';
import type { Goal } from '../model/goals';

/** What every rule of the battle gets: the state to ask and to emit on, the book with its numbers, and where events go. */
export interface BattlePlay {
  readonly book: Book;
  readonly state: EngineState;
  /** Null in search: nobody reads them. */
  readonly events: BattleEvent[] | null;
  /** Whether blows write down the arithmetic behind their numbers. */
  readonly explainsDamage: boolean;
  /** How far the abilities of this order have gone: effects may set each other off, and the rules limit that. */
  fired: number;
  depth: number;
  /** The limit was reached, and that was told. */
  cut: boolean;
  /** Counter-blows struck. */
  counters: number;
  /** The first goal that this order has reached: the battle ends by it, after a fall when all else is done. */
  reached: Goal | null;
  /** Who has yet to answer its fall, and how deep it came: several that fall at once are no deeper than one. */
  readonly fallen: { readonly unit: Fighter; readonly depth: number }[];
}

export function openPlay(
  book: Book,
  state: EngineState,
  events: BattleEvent[] | null,
  explainsDamage: boolean,
): BattlePlay {
  return {
    book,
    state,
    events,
    explainsDamage,
    fired: 0,
    depth: 0,
    cut: false,
    counters: 0,
    reached: null,
    fallen: [],
  };
}
