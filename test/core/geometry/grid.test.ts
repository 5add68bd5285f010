import { describe, expect, it } from 'vitest';
import {
  allPositions,
  cellNumber,
  isInRing,
  isInside,
  isOrthogonalNeighbour,
  orthogonalNeighbours,
  positionOfCell,
  ringNeighbours,
} from '../../../src/core/geometry/grid';
import { at } from '../support/boards';

const GRID = { width: 4, height: 3 };

describe('a grid', () => {
  it.each([
    [0, 0, true],
    [3, 2, true],
    [4, 2, false],
    [3, 3, false],
    [-1, 0, false],
    [0, -1, false],
  ])('(%i, %i) inside: %s', (x, y, inside) => {
    expect(isInside(GRID, x, y)).toBe(inside);
  });

  it('numbers its cells row by row', () => {
    expect(cellNumber(GRID, 1, 2)).toBe(9);
    expect(positionOfCell(GRID, 9)).toEqual(at(1, 2));
    expect(allPositions(GRID).map(({ x, y }) => cellNumber(GRID, x, y))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});

describe('neighbours', () => {
  it('in the ring: eight inside, in reading order', () => {
    expect(ringNeighbours(GRID, at(1, 1))).toEqual([
      at(0, 0),
      at(1, 0),
      at(2, 0),
      at(0, 1),
      at(2, 1),
      at(0, 2),
      at(1, 2),
      at(2, 2),
    ]);
  });

  it('in the ring: three in a corner', () => {
    expect(ringNeighbours(GRID, at(3, 2))).toEqual([at(2, 1), at(3, 1), at(2, 2)]);
  });

  it('orthogonal: four inside, in reading order, two in a corner', () => {
    expect(orthogonalNeighbours(GRID, at(1, 1))).toEqual([at(1, 0), at(0, 1), at(2, 1), at(1, 2)]);
    expect(orthogonalNeighbours(GRID, at(0, 0))).toEqual([at(1, 0), at(0, 1)]);
  });

  it.each([
    [at(1, 1), true, false],
    [at(2, 2), true, false],
    [at(2, 1), true, true],
    [at(0, 1), true, true],
    [at(1, 0), true, true],
    [at(3, 1), false, false],
    [at(1, 3), false, false],
    [at(-1, 1), false, false],
    [at(1, -1), false, false],
  ])('of (1, 1), %o is in the ring: %s, orthogonal: %s', (cell, inRing, orthogonal) => {
    const isItself = cell.x === 1 && cell.y === 1;
    expect(isInRing(at(1, 1), cell)).toBe(inRing && !isItself);
    expect(isOrthogonalNeighbour(at(1, 1), cell)).toBe(orthogonal);
  });
});
