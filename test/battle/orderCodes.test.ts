import { describe, expect, it } from 'vitest';
import { cellsIn, countCells, setOf } from '../../src/battle/cellSet';
import { codeOf, KIND, orderOf } from '../../src/battle/orderCodes';
import { openOrderList, put } from '../../src/battle/orderList';
import { POSITIONS } from '../../src/battle/position';
import { plain } from '../support/engine';
import { position, sword } from '../support/position';

describe('coded orders', () => {
  const state = position({ units: [sword('a', 'left', [1, 1])], hands: { left: ['bow'] } });

  it.each([
    ['a card that is not in the hand', codeOf(KIND.deploy, 1, 0), /card 1 of the hand/],
    ['a unit where nobody stands', codeOf(KIND.brace, 0), /cell 0, where nobody stands/],
  ])('of another state, naming %s, are a bug and not an order', (_what, code, complaint) => {
    expect(() => orderOf(state, code)).toThrow(complaint);
    expect(() => plain.carryOutCode(structuredClone(state), code)).toThrow(complaint);
  });

  it('name a cell only where one is named', () => {
    expect(orderOf(state, codeOf(KIND.deploy, 0, 3))).toEqual({ type: 'deploy', card: 'bow', at: POSITIONS[3] });
    expect(orderOf(state, codeOf(KIND.deploy, 0, 3, 8))).toHaveProperty('palisadeAt', POSITIONS[8]);
  });

  it('find room in their list, however many there are, and are kept in order', () => {
    const list = openOrderList();
    for (let code = 0; code < 1000; code++) put(list, code);
    expect([...list.codes.subarray(0, list.count)]).toEqual(Array.from({ length: 1000 }, (_, code) => code));
  });
});

describe('a set of cells', () => {
  it('is the cells that were asked for, in board order', () => {
    for (const [index, { row, col }] of POSITIONS.entries()) {
      const set = setOf((at) => at.row === row || at.col === col);
      expect(countCells(set)).toBe(5);
      expect(cellsIn(set)).toContain(POSITIONS[index]);
    }
    expect(cellsIn(0)).toEqual([]);
    expect(cellsIn(setOf(() => true))).toEqual(POSITIONS);
  });
});
