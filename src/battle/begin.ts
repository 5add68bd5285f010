import { openStream, shuffled } from '../kernel/chance';
import { playOn, type Step } from '../kernel/game';
import { apply } from './apply';
import type { Book } from './book';
import type { CardId } from './card';
import type { BattleEvent } from './events';
import type { BattlePlay } from './play';
import { beginTurn, drawCard } from './resolve/beginTurn';
import { type BySide, SIDES } from './sides';
import { type BattleState, cloneState, emptyState } from './state';

/** How a battle starts: from a seed and decks, or from a position in the middle of one. */
export type Start =
  | {
      readonly type: 'match';
      readonly seed: number;
      readonly decks: BySide<readonly CardId[]>;
      readonly battlefield: string | null;
    }
  | { readonly type: 'position'; readonly state: BattleState };

/** R1: shuffle both decks from the seed, deal the opening hands, begin Left's first turn. A position starts as it is. */
export function begin(book: Book, start: Start): Step<BattleState, BattleEvent> {
  if (start.type === 'position') return { state: cloneState(start.state), events: [] };
  const { rules } = book;
  const state = emptyState(rules.castleHealth, openStream(start.seed, 'rules'));
  for (const side of SIDES) {
    const [deck, chance] = shuffled(state.chance, start.decks[side]);
    state.decks[side] = deck;
    state.chance = chance;
  }
  const events: BattleEvent[] = [];
  const play: BattlePlay = playOn({ book, apply }, state, events);
  for (const side of SIDES) for (let card = 0; card < rules.openingHand[side]; card++) drawCard(play, side);
  beginTurn(play, 'left', 1);
  return { state, events };
}
