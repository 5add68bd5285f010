import { without } from '../../src/battle/model/cards';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import { openStream, shuffled } from '../../src/kernel/chance';
import { OPPONENT, type Side } from '../../src/kernel/sides';

/** The same state to `viewer`: the other side's hidden cards dealt anew, the own deck shuffled again. */
export function hiddenCardsPermuted(state: BattleState, viewer: Side, seed: number): BattleState {
  const enemy = OPPONENT[viewer];
  const [hidden, stream] = shuffled(openStream(seed, 'cosmetics'), [...state.hands[enemy], ...state.decks[enemy]]);
  const [deck] = shuffled(stream, state.decks[viewer]);
  const inHand = state.hands[enemy].length;
  return {
    ...state,
    hands: { ...state.hands, [enemy]: hidden.slice(0, inHand) },
    decks: { ...state.decks, [enemy]: hidden.slice(inHand), [viewer]: deck },
    chance: openStream(seed, 'rules'),
  };
}

const SECRET = 'secret';

/** Every hidden card replaced by one that nobody could know of. */
export function hiddenCardsMarked(state: BattleState, viewer: Side): BattleState {
  const enemy = OPPONENT[viewer];
  return {
    ...state,
    hands: { ...state.hands, [enemy]: state.hands[enemy].map((_, index) => `${SECRET}-hand-${index}`) },
    decks: { ...state.decks, [enemy]: state.decks[enemy].map((_, index) => `${SECRET}-deck-${index}`) },
  };
}

/**
 * The same situation with every card marked that is still hidden from `viewer` after the order. A card that the enemy
 * deploys or plays shows itself; cards that it sends back don't, so the order names their marks.
 */
export function markedAlike(state: BattleState, order: Order, viewer: Side): { state: BattleState; order: Order } {
  const marked = hiddenCardsMarked(state, viewer);
  const enemy = OPPONENT[viewer];
  if (state.turn === viewer) return { state: marked, order };
  if (order.type === 'deploy' || order.type === 'play') {
    const hand = [order.card, ...marked.hands[enemy].slice(1)];
    return { state: { ...marked, hands: { ...marked.hands, [enemy]: hand } }, order };
  }
  if (order.type !== 'mulligan') return { state: marked, order };
  const kept = without(state.hands[enemy], order.cards).length;
  return { state: marked, order: { type: 'mulligan', cards: marked.hands[enemy].slice(kept) } };
}

export function tellsSecrets(value: unknown): boolean {
  return JSON.stringify(value).includes(SECRET);
}
