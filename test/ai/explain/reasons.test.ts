import { describe, expect, it } from 'vitest';
import { chanceOf, evaluate } from '../../../src/ai/evaluation/evaluate';
import { TUNED } from '../../../src/ai/evaluation/weights';
import { summarizeOrder } from '../../../src/ai/explain/orderSummary';
import { changeAlong, type Stage } from '../../../src/ai/explain/reasons';
import { playerNamed } from '../../../src/ai/players/playerNamed';
import { cloneEngineState } from '../../../src/battle/model/copyState';
import type { EngineState } from '../../../src/battle/model/engineState';
import type { Order } from '../../../src/battle/model/orders';
import { imagine } from '../../../src/battle/view/observe';
import { openStream } from '../../../src/kernel/chance';
import { plain } from '../../support/engine';
import { at, bow, position, sword } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

function stagesOf(engine: typeof plain, start: EngineState, orders: readonly Order[]): Stage[] {
  let state = start;
  return orders.map((order) => {
    const orderSummary = summarizeOrder(state, order);
    state = cloneEngineState(state);
    engine.carryOut(state, order);
    return { orderSummary, state };
  });
}

describe('the reasons of a plan', () => {
  it('add up to the change of the chance exactly, whatever the plan', () => {
    let deeds = 0;
    for (const [seed, state] of positionsOf([61, 62], 11).entries()) {
      const seen = shipped.observe(state, state.turn);
      const { orders, analysis } = playerNamed('captain')({ engine: shipped, seen, stream: openStream(seed, 'ai') });
      if (analysis === undefined || analysis.wins) continue;
      const stages = stagesOf(
        shipped,
        shipped.compile(imagine(seen)),
        orders.filter(({ type }) => type !== 'endTurn'),
      );
      const end = stages.at(-1)?.state ?? shipped.compile(imagine(seen));
      expect(analysis.chanceThen).toBe(chanceOf(evaluate(shipped.book, TUNED, end, state.turn)));
      const sum = analysis.reasons.reduce((total, { gain }) => total + gain, 0);
      expect(sum).toBeCloseTo(analysis.chanceThen - analysis.chanceNow, 9);
      const known = stages.map(({ orderSummary }) => orderSummary);
      for (const { orderSummary } of analysis.reasons) {
        if (orderSummary === undefined) continue;
        deeds += 1;
        expect(known).toContainEqual(orderSummary);
      }
    }
    expect(deeds).toBeGreaterThan(20);
  });

  it('name the order that brought most of each', () => {
    const units = [bow('b', 'left', [0, 0]), sword('a', 'left', [1, 0]), sword('c', 'right', [2, 2])];
    const start = plain.compile(position({ units }));
    const orders: Order[] = [
      { type: 'attackCastle', unit: 'b' },
      { type: 'move', unit: 'a', to: at(1, 1) },
    ];
    const { reasons } = changeAlong(plain.book, TUNED, start, stagesOf(plain, start, orders), 'left');
    const behind = (feature: string) => reasons.find((reason) => reason.feature === feature)?.orderSummary;
    expect(behind('castle')).toEqual({ type: 'attackCastle', card: units[0]?.card, target: null });
    expect(behind('centreColumn')).toEqual({ type: 'move', card: units[1]?.card, target: null });
  });

  it('name none where all orders brought as much', () => {
    const units = [0, 1, 2].map((row) => bow(`b${row}`, 'left', [row, 0]));
    const start = plain.compile(position({ units }));
    const orders = units.map(({ id }): Order => ({ type: 'attackCastle', unit: id }));
    const { reasons } = changeAlong(plain.book, TUNED, start, stagesOf(plain, start, orders), 'left');
    expect(reasons.find(({ feature }) => feature === 'castle')).not.toHaveProperty('deed');
  });

  it('are none for orders that do nothing on the board', () => {
    const start = plain.compile(position());
    expect(summarizeOrder(start, { type: 'endTurn' })).toBeNull();
    expect(summarizeOrder(start, { type: 'march', column: 0, to: 1 })).toEqual({
      type: 'march',
      card: null,
      target: null,
    });
    expect(summarizeOrder(start, { type: 'deploy', card: 'x', at: at(0, 0) })).toMatchObject({ card: 'x' });
    expect(summarizeOrder(start, { type: 'brace', unit: 'gone' })).toEqual({ type: 'brace', card: null, target: null });
  });
});
