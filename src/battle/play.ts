import type { Play } from '../kernel/game';
import { apply } from './apply';
import type { Book } from './book';
import type { BattleEvent } from './events';
import type { BattleState } from './state';
import { CHANGED_BY, type Parts } from './stateParts';
import type { Unit } from './unit';

/** How far the abilities of one order have gone: effects may set each other off, and the rules limit that. */
export interface Chain {
  fired: number;
  /** Counter-blows struck. */
  counters: number;
  depth: number;
  cut: boolean;
  /** Who has yet to answer its fall, and how deep it came: several that fall at once are no deeper than one. */
  readonly fallen: { readonly unit: Unit; readonly depth: number }[];
}

/** What every rule of the battle gets: the state to ask, the book with its numbers, and `emit`. */
export interface BattlePlay extends Play<Book, BattleState, BattleEvent> {
  readonly chain: Chain;
  /** With nobody to tell: the parts of the state that the order has changed so far. */
  touched: Parts;
}

export function openPlay({ book, state, told, watched, emit }: Play<Book, BattleState, BattleEvent>): BattlePlay {
  const chain: Chain = { fired: 0, counters: 0, depth: 0, cut: false, fallen: [] };
  return { book, state, told, watched, emit, chain, touched: 0 };
}

/** Opens one and the same play, which nobody watches, on one state after another: search carries out orders by the million. */
export function silentPlay(book: Book): (state: BattleState) => BattlePlay {
  let play: { state: BattleState } & BattlePlay;
  const emit = (event: BattleEvent): void => {
    play.touched |= CHANGED_BY[event.type];
    apply(play.state, event);
  };
  return (state) => {
    play ??= openPlay({ book, state, told: false, watched: false, emit });
    play.state = state;
    play.touched = 0;
    // A rule that threw may have left its chain behind.
    const { chain } = play;
    chain.fired = 0;
    chain.counters = 0;
    chain.depth = 0;
    chain.cut = false;
    if (chain.fallen.length > 0) chain.fallen.splice(0);
    return play;
  };
}
