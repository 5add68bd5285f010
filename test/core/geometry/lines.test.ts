import { describe, expect, it } from 'vitest';
import { crossingsOf, lineCells } from '../../../src/core/geometry/lines';
import { at } from '../support/boards';

const shape = (dx: number, dy: number) =>
  crossingsOf(dx, dy).map(({ kind, halfStep, first, second }) =>
    [kind, halfStep, first.x, first.y, second.x, second.y].join(' '),
  );

describe('the crossings of a line', () => {
  it('straight: one cell at each step', () => {
    expect(shape(3, 0)).toEqual(['one 2 1 0 1 0', 'one 4 2 0 2 0']);
    expect(shape(0, -3)).toEqual(['one 2 0 -1 0 -1', 'one 4 0 -2 0 -2']);
  });

  it('holds no −0: a machine that met one would reckon every cell in fractions', () => {
    for (let dx = -3; dx <= 3; dx++) {
      for (let dy = -3; dy <= 3; dy++) {
        const numbers = crossingsOf(dx, dy).flatMap(({ first, second }) => [first.x, first.y, second.x, second.y]);
        expect(numbers.some((number) => Object.is(number, -0))).toBe(false);
      }
    }
  });

  it('a knight’s move crosses a pair side by side', () => {
    expect(shape(2, 1)).toEqual(['pair 2 1 0 1 1']);
    expect(shape(-1, 2)).toEqual(['pair 2 0 1 -1 1']);
    expect(shape(1, -2)).toEqual(['pair 2 0 -1 1 -1']);
    expect(shape(-2, -1)).toEqual(['pair 2 -1 0 -1 -1']);
  });

  it('a diagonal passes a corner between each two of its cells', () => {
    expect(shape(2, 2)).toEqual(['corner 1 0 1 1 0', 'one 2 1 1 1 1', 'corner 3 1 2 2 1']);
    expect(shape(1, 1)).toEqual(['corner 1 0 1 1 0']);
  });

  it('three by one passes exactly one corner in its middle', () => {
    expect(shape(3, 1)).toEqual(['one 2 1 0 1 0', 'corner 3 1 1 2 0', 'one 4 2 1 2 1']);
  });

  it('four by one and five by two', () => {
    expect(shape(4, 1)).toEqual(['one 2 1 0 1 0', 'pair 4 2 0 2 1', 'one 6 3 1 3 1']);
    expect(shape(5, 2)).toEqual(['pair 2 1 0 1 1', 'one 4 2 1 2 1', 'one 6 3 1 3 1', 'pair 8 4 1 4 2']);
  });

  it('neighbours have nothing between them', () => {
    expect(shape(1, 0)).toEqual([]);
    expect(shape(0, 0)).toEqual([]);
  });

  it('is remembered within the largest board and right beyond it', () => {
    expect(crossingsOf(15, -15)).toBe(crossingsOf(15, -15));
    expect(crossingsOf(15, 4)).not.toBe(crossingsOf(-15, 4));
    expect(crossingsOf(16, 0)).not.toBe(crossingsOf(16, 0));
    expect(crossingsOf(40, 0)).toHaveLength(39);
    expect(crossingsOf(0, -40)).toHaveLength(39);
  });
});

describe('lineCells', () => {
  it('document 002’s line from B2 to E2', () => {
    expect(lineCells(at(1, 1), at(4, 1))).toEqual([at(1, 1), at(2, 1), at(3, 1), at(4, 1)]);
  });

  it('takes both cells of a pair and no corner', () => {
    expect(lineCells(at(0, 0), at(1, 2))).toEqual([at(0, 0), at(0, 1), at(1, 1), at(1, 2)]);
    expect(lineCells(at(2, 2), at(0, 0))).toEqual([at(2, 2), at(1, 1), at(0, 0)]);
  });

  it('of a cell to itself is that cell', () => {
    expect(lineCells(at(3, 2), at(3, 2))).toEqual([at(3, 2)]);
  });
});
