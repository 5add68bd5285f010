import { describe, expect, it } from 'vitest';
import { adviceSteps } from '../../../src/ai/advice/adviceRequest';
import { chanceOfWinning, chanceToWatch } from '../../../src/ai/advice/chanceOfWinning';
import { withoutHand } from '../../../src/ai/advice/hiddenHands';
import { hintOf } from '../../../src/ai/advice/hint';
import { wholeOf } from '../../../src/ai/advice/steps';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import { OPPONENT } from '../../../src/kernel/sides';
import { SOAK } from '../../support/gameRunner';
import { hiddenCardsPermuted } from '../../support/hidden';
import { positionsOf, shipped } from '../support/positions';

const END: Order = { type: 'endTurn' };
const STATES = positionsOf(SOAK ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2], SOAK ? 3 : 37);

/** A thought at leisure takes its time, on a busy machine all the more. */
const TIME = { timeout: 120_000 };

const worth = (state: BattleState, side = state.turn) =>
  wholeOf(chanceOfWinning(shipped, shipped.observe(state, side)));

function carriedOut(state: BattleState, order: Order): BattleState {
  const step = shipped.submit(state, order);
  if (!step.ok) throw new Error(step.refusal.sentence);
  return step.value.state;
}

describe('the chance of winning', () => {
  it('stays where it is as long as one follows the plan', TIME, () => {
    const misses = STATES.map((state) => {
      const { chance, orders } = worth(state);
      return Math.abs(worth(carriedOut(state, orders[0] ?? END), state.turn).chance - chance);
    });
    expect(misses.filter((miss) => miss <= 0.03).length).toBeGreaterThanOrEqual(misses.length * 0.9);
  });

  it('is the same by whatever way a position came about', TIME, () => {
    const pairs = positionsOf([1, 2], 7).flatMap((state) => {
      const deploys = shipped.legalOrders(state, state.turn).filter(({ type }) => type === 'deploy');
      return deploys.slice(0, 3).flatMap((one) => deploys.slice(-3).flatMap((other) => bothWays(state, one, other)));
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const [here, there] of pairs.slice(0, SOAK ? 4 : 2)) {
      expect(worth(here, here.turn).logit).toBe(worth(there, there.turn).logit);
    }
  });

  it('knows nothing that its side can’t see, and watched neither hand', TIME, () => {
    for (const [seed, state] of STATES.slice(0, SOAK ? 3 : 2).entries()) {
      for (const side of [state.turn, OPPONENT[state.turn]]) {
        expect(worth(hiddenCardsPermuted(state, side, seed), side)).toEqual(worth(state, side));
      }
    }
    const [state] = STATES as [BattleState];
    const seen = shipped.observe(state, state.turn);
    const watched = wholeOf(chanceToWatch(shipped, withoutHand(seen)));
    expect(wholeOf(chanceToWatch(shipped, { ...seen, hand: seen.hand.toReversed() }))).toBe(watched);
    expect(watched).toBeGreaterThan(0);
    expect(watched).toBeLessThan(1);
  });

  it('is settled once the battle is over, and even before it begins', () => {
    const [state] = STATES as [BattleState];
    const of = (changes: Partial<BattleState>, side = state.turn) => worth({ ...state, ...changes }, side).chance;
    expect(of({ winner: state.turn, ending: 'castle' })).toBe(1);
    expect(of({ winner: OPPONENT[state.turn], ending: 'castle' })).toBe(0);
    expect(of({ winner: 'draw', ending: 'attrition' })).toBe(0.5);
    expect(of({ phase: 'mulligan' })).toBe(0.5);
  });

  it('is the number of the hint, and what the hint says of something else is what the bar says after it', () => {
    for (const state of STATES.slice(0, 2)) {
      const seen = shipped.observe(state, state.turn);
      const advice = wholeOf(hintOf(shipped, seen));
      expect(advice.chance).toBe(worth(state).chance);
      for (const { order, chance } of advice.instead) {
        expect(chance).toBeLessThan(advice.chance ?? 0);
        if (order.type === 'endTurn') continue;
        expect(worth(carriedOut(state, order), state.turn).chance).toBe(chance);
      }
      expect(wholeOf(adviceSteps(shipped, { type: 'chance', seen }))).toBe(advice.chance);
    }
  });
});

/** One position by two ways, if both are possible and lead to the same. */
function bothWays(state: BattleState, one: Order, other: Order): (readonly [BattleState, BattleState])[] {
  const [here, there] = [inOrder(state, [one, other]), inOrder(state, [other, one])];
  if (here === null || there === null || JSON.stringify(here.units) === JSON.stringify(there.units)) return [];
  return JSON.stringify(sorted(here)) === JSON.stringify(sorted(there)) ? [[here, there]] : [];
}

function inOrder(state: BattleState, orders: readonly Order[]): BattleState | null {
  let then = state;
  for (const order of orders) {
    const step = shipped.submit(then, order);
    if (!step.ok) return null;
    then = step.value.state;
  }
  return then;
}

/** What of a position counts: whose ids are which doesn't. */
function sorted({ units, castles, supply, hands }: BattleState) {
  const places = units
    .map(({ id: _, ...unit }) => unit)
    .sort((one, other) => one.row * 3 + one.col - other.row * 3 - other.col);
  return { places, castles, supply, hands: [hands.left.toSorted(), hands.right.toSorted()] };
}
