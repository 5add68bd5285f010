import { OPPONENT, type Side } from '../../src/battle/sides';
import type { BattleState } from '../../src/battle/state';
import { openStream, shuffled } from '../../src/kernel/chance';

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

export function tellsSecrets(value: unknown): boolean {
  return JSON.stringify(value).includes(SECRET);
}
