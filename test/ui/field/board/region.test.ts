import { describe, expect, it } from 'vitest';
import { regionPath, UNIT } from '../../../../src/ui/field/board/region';

const cells = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));

/** The closed lines of a path, each as its corners in cells. */
function loopsOf(path: string): number[][][] {
  return path
    .split('Z')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .slice(1)
        .split('L')
        .map((corner) => corner.split(' ').map((value) => Number(value) / UNIT)),
    );
}

/** Positive where it runs clockwise. */
function areaOf(loop: readonly number[][]): number {
  return (
    loop.reduce((sum, [x = 0, y = 0], index) => {
      const [toX = 0, toY = 0] = loop[(index + 1) % loop.length] ?? [];
      return sum + x * toY - toX * y;
    }, 0) / 2
  );
}

describe('the outline of some cells', () => {
  it('of none is nothing', () => {
    expect(regionPath([], 1)).toBe('');
  });

  it('of one is its square, drawn inside by the inset', () => {
    expect(regionPath(cells([1, 2]), 2)).toBe('M64 126L122 126L122 184L64 184Z');
  });

  it('of neighbours is one line around both', () => {
    const loops = loopsOf(regionPath(cells([0, 0], [1, 0]), 0));
    expect(loops).toHaveLength(1);
    expect(loops.map(areaOf)).toEqual([2]);
  });

  it('of cells that only touch by a corner is one line each', () => {
    const loops = loopsOf(regionPath(cells([0, 0], [1, 1]), 0));
    expect(loops.map(areaOf)).toEqual([1, 1]);
  });

  it('around a hole has a line of its own, which runs the other way and is drawn on the cells’ side', () => {
    const ring = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);
    expect(loopsOf(regionPath(ring, 0)).map(areaOf)).toEqual([9, -1]);
    const [, hole = []] = loopsOf(regionPath(ring, UNIT / 4));
    expect(areaOf(hole)).toBe(-2.25);
  });

  it('says the same in whatever order the cells are named, at the border of the widest board too', () => {
    const wide = cells([15, 15], [14, 15], [15, 14], [0, 15]);
    const area = (path: string) => loopsOf(path).map(areaOf).toSorted();
    expect(area(regionPath(wide, 0))).toEqual([1, 3]);
    expect(area(regionPath(wide.toReversed(), 0))).toEqual([1, 3]);
  });
});
