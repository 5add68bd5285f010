import { describe, expect, it } from 'vitest';
import { chanceOfWinning } from '../../../src/ai/advice/chanceOfWinning';
import { hintOf } from '../../../src/ai/advice/hint';
import type { Steps } from '../../../src/ai/advice/steps';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Goal } from '../../../src/battle/model/goals';
import type { BattleState } from '../../../src/battle/model/state';
import { book } from '../../support/book';
import { position, sword, tank } from '../../support/position';

function engineWith(...goals: readonly Goal[]): BattleEngine {
  const plain = book();
  return createBattleEngine({ ...plain, rules: { ...plain.rules, goals } });
}

function answer<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const worth = (engine: BattleEngine, state: BattleState) =>
  answer(chanceOfWinning(engine, engine.observe(state, 'left')));

describe('the chance of winning with goals', () => {
  it('is sure where the end of the turn wins, and the hint says to end it', () => {
    const engine = engineWith({ type: 'hold', side: 'left', column: 1, turns: 1 });
    const state = position({ units: [sword('a', 'left', [1, 0]), sword('e', 'right', [0, 2])] });
    const { chance, wins, orders } = worth(engine, state);
    expect(chance).toBeGreaterThan(0.95);
    expect(wins).toBe(true);
    expect(orders.at(-1)).toEqual({ type: 'endTurn' });
    const advice = answer(hintOf(engine, engine.observe(state, 'left')));
    expect(advice.orders).toEqual(orders);
    expect(advice.deeds.gains).toEqual([{ kind: 'wins' }]);
  });

  it('is nearly nothing where the enemy only has to wait, and nobody can keep it from it', () => {
    const engine = engineWith({ type: 'hold', side: 'right', column: 2, turns: 2 });
    const units = [tank('a', 'left', [1, 0], { moved: true, attacked: true }), sword('e', 'right', [0, 2])];
    const state = { ...position({ units }), held: { left: [0, 0, 0], right: [0, 0, 1] } };
    expect(worth(engine, state).chance).toBeLessThan(0.05);
  });

  it('is sure in the last round of a castle that nothing can bring down any more, and was not so before', () => {
    const engine = engineWith({ type: 'survive', side: 'left', rounds: 9 });
    const units = [tank('a', 'left', [1, 0]), sword('e', 'right', [0, 2]), sword('f', 'right', [2, 2])];
    const state = position({ units, castles: { left: 60 } });
    const chances = [3, 6, 9].map((round) => worth(engine, { ...state, round }).chance);
    expect(chances[2]).toBeGreaterThan(0.95);
    expect(chances[1]).toBeLessThan(chances[2] ?? 0);
    expect(chances[0]).toBeLessThan(chances[1] ?? 0);
  });
});
