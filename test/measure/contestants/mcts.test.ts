import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { type BattleState, cloneState } from '../../../src/battle/model/state';
import { openStream } from '../../../src/kernel/chance';
import { playerMind } from '../../../src/measure/contestants/contestants';
import { mcts } from '../../../src/measure/contestants/mcts';
import { type MatchStart, playMatch } from '../../../src/measure/series/playMatch';
import { shippedBook, starterDeck } from '../../support/book';
import { carriedOut, plain } from '../../support/engine';
import { position, sword } from '../../support/position';

const shipped = createBattleEngine(shippedBook());
const START: MatchStart = {
  type: 'match',
  seed: 3,
  battlefield: 'redoubt',
  decks: { left: starterDeck('galecrest'), right: starterDeck('cinder') },
};
const SMALL = { iterations: 40, playoutDepth: 20 };

/** Every order of a battle between the MCTS player with little effort and the greedy one. */
function ordersOf(start: MatchStart): string[] {
  const orders: string[] = [];
  const minds = {
    left: playerMind(shipped, 'greedy'),
    right: (truth: Parameters<typeof mcts>[1], stream: readonly number[]) => mcts(shipped, truth, stream, SMALL),
  };
  playMatch(shipped, minds, start, (_, order) => orders.push(JSON.stringify(order)));
  return orders;
}

describe('the MCTS player', () => {
  it('gives legal orders through a whole battle, the same ones for the same seed', () => {
    const orders = ordersOf(START);
    expect(orders.length).toBeGreaterThan(20);
    expect(ordersOf(START)).toEqual(orders);
    expect(ordersOf({ ...START, seed: 4 })).not.toEqual(orders);
  });

  it('leaves the state that it was given as it was', () => {
    const { state } = shipped.begin(START);
    const before = cloneState(state);
    mcts(shipped, state, openStream(1, 'ai'), SMALL);
    expect(state).toEqual(before);
  });

  it('wins in this turn where the enemy would win in the next', () => {
    const units = [sword('a', 'left', [1, 1]), sword('b', 'right', [0, 1])];
    let state: BattleState = position({ units, castles: { left: 1, right: 1 } });
    while (state.turn === 'left' && state.winner === null) {
      state = carriedOut(plain, state, ...mcts(plain, state, openStream(1, 'ai')).orders);
    }
    expect(state.winner).toBe('left');
  });

  it('sees what nobody may see: its choice depends on the cards that the enemy holds', () => {
    const settle = { type: 'mulligan', cards: [] } as const;
    const state = carriedOut(shipped, shipped.begin(START).state, settle, settle);
    const other = { ...state, hands: { ...state.hands, right: [] }, decks: { ...state.decks, right: [] } };
    const choices = (of: typeof state) =>
      [1, 2, 3].map((seed) => mcts(shipped, of, openStream(seed, 'ai'), { iterations: 200, playoutDepth: 50 }).orders);
    expect(choices(other)).not.toEqual(choices(state));
  });
});
