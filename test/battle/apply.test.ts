import { describe, expect, it } from 'vitest';
import { apply } from '../../src/battle/apply';
import type { BattleEvent } from '../../src/battle/events';
import type { Order } from '../../src/battle/orders';
import { cloneState } from '../../src/battle/state';
import { plain } from '../support/engine';
import { at, position, sword } from '../support/position';

const FIELD = position({ units: [sword('a', 'left', [0, 0])] });

/** A rule runs after the judge: what is missing now is a bug, and a bug throws. */
describe('a bug throws', () => {
  it.each<BattleEvent>([
    { type: 'moved', unit: 'ghost', from: at(0, 0), to: at(0, 1), facing: 'east' },
    { type: 'wounded', unit: 'ghost', health: 1 },
    { type: 'fell', unit: 'ghost', card: 'sword', side: 'left' },
    { type: 'struck', unit: 'ghost', target: 'a', facing: 'east', damage: 1, arithmetic: [] },
  ])('$type of a unit that is not there', (event) => {
    expect(() => apply(cloneState(FIELD), event)).toThrow('ghost');
  });

  it.each<Order>([
    { type: 'move', unit: 'ghost', to: at(0, 1) },
    { type: 'attack', unit: 'a', target: 'ghost' },
    { type: 'deploy', card: 'lost', at: at(0, 1) },
  ])('carrying out an unjudged $type', (order) => {
    expect(() => plain.carryOut(cloneState(FIELD), order)).toThrow(/ghost|lost/);
  });
});

describe('a clone', () => {
  it('is equal and separate: writing to it leaves the first as it was', () => {
    const clone = cloneState(FIELD);
    expect(clone).toEqual(FIELD);
    for (const event of [
      { type: 'attrition', round: 4, loss: 9 },
      { type: 'cardDrawn', side: 'left', card: 'bow' },
      { type: 'wounded', unit: 'a', health: 1 },
      { type: 'deployed', unit: sword('b', 'right', [2, 2]) },
      { type: 'turnEnded', side: 'left' },
      { type: 'battleEnded', winner: 'draw', ending: 'attrition' },
    ] as const) {
      apply(clone, event);
    }
    expect(FIELD).toEqual(position({ units: [sword('a', 'left', [0, 0])] }));
    expect(clone.castles.left).toBe(131);
  });
});
