import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPositions } from '../../../src/core/geometry/grid';
import { cellFromName, cellName } from '../../../src/ui/grid/cellNames';
import { anyGrid } from './support/grids';

const LARGEST = { width: 16, height: 16 };

describe('the name of a cell', () => {
  it.each([
    [{ x: 0, y: 0 }, 'A1'],
    [{ x: 15, y: 0 }, 'P1'],
    [{ x: 0, y: 15 }, 'A16'],
    [{ x: 15, y: 15 }, 'P16'],
    [{ x: 2, y: 9 }, 'C10'],
  ])('is a letter for the column and a number for the row: %j is %s', (at, name) => {
    expect(cellName(at)).toBe(name);
  });

  it('leads back to its cell, and no two cells share one', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const cells = allPositions(grid);
        expect(cells.map((at) => cellFromName(cellName(at), grid))).toEqual(cells);
        expect(new Set(cells.map(cellName)).size).toBe(cells.length);
      }),
    );
  });

  it.each(['a1', ' P16 ', 'c10'])('may be typed as one likes: %s', (name) => {
    expect(cellFromName(name, LARGEST)).not.toBeNull();
  });

  it.each(['', 'A', '1', 'A0', 'A01', 'A17', 'Q1', 'AA1', '1A', 'A-1', 'A1.5', 'Ä1', 'A 1'])(
    'is none where the board has no such cell: %j',
    (name) => {
      expect(cellFromName(name, LARGEST)).toBeNull();
    },
  );

  it('is none beyond the edges of a smaller board', () => {
    expect(cellFromName('E1', { width: 5, height: 2 })).toEqual({ x: 4, y: 0 });
    expect(cellFromName('F1', { width: 5, height: 2 })).toBeNull();
    expect(cellFromName('A3', { width: 5, height: 2 })).toBeNull();
  });
});
