import { describe, expect, it } from 'vitest';
import { deedOf } from '../../src/ai/deeds';
import { chanceOf, evaluate } from '../../src/ai/evaluation/evaluate';
import { TUNED } from '../../src/ai/evaluation/weights';
import { playerNamed } from '../../src/ai/playerNamed';
import { changeAlong, type Stage } from '../../src/ai/reasons';
import { cloneEngineState } from '../../src/battle/copyState';
import type { EngineState } from '../../src/battle/engineState';
import { imagine } from '../../src/battle/observe';
import type { Order } from '../../src/battle/orders';
import { openStream } from '../../src/kernel/chance';
import { plain } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { positionsOf, shipped } from './support/positions';

function stagesOf(engine: typeof plain, start: EngineState, orders: readonly Order[]): Stage[] {
  let state = start;
  return orders.map((order) => {
    const deed = deedOf(state, order);
    state = cloneEngineState(state);
    engine.carryOut(state, order);
    return { deed, state };
  });
}

describe('the reasons of a plan', () => {
  it('add up to the change of the chance exactly, whatever the plan', () => {
    let deeds = 0;
    for (const [seed, state] of positionsOf([61, 62], 11).entries()) {
      const seen = shipped.observe(state, state.turn);
      const { orders, thought } = playerNamed('captain')({ engine: shipped, seen, stream: openStream(seed, 'ai') });
      if (thought === undefined || thought.wins) continue;
      const stages = stagesOf(
        shipped,
        shipped.compile(imagine(seen)),
        orders.filter(({ type }) => type !== 'endTurn'),
      );
      const end = stages.at(-1)?.state ?? shipped.compile(imagine(seen));
      expect(thought.chanceThen).toBe(chanceOf(evaluate(shipped.book, TUNED, end, state.turn)));
      const sum = thought.reasons.reduce((total, { gain }) => total + gain, 0);
      expect(sum).toBeCloseTo(thought.chanceThen - thought.chanceNow, 9);
      const known = stages.map(({ deed }) => deed);
      for (const { deed } of thought.reasons) {
        if (deed === undefined) continue;
        deeds += 1;
        expect(known).toContainEqual(deed);
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
    const behind = (feature: string) => reasons.find((reason) => reason.feature === feature)?.deed;
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
    expect(deedOf(start, { type: 'endTurn' })).toBeNull();
    expect(deedOf(start, { type: 'march', column: 0, to: 1 })).toEqual({ type: 'march', card: null, target: null });
    expect(deedOf(start, { type: 'deploy', card: 'x', at: at(0, 0) })).toMatchObject({ card: 'x' });
    expect(deedOf(start, { type: 'brace', unit: 'gone' })).toEqual({ type: 'brace', card: null, target: null });
  });
});
