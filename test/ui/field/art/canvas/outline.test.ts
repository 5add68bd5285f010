import { describe, expect, it } from 'vitest';
import { pointsAlong } from '../../../../../src/ui/field/art/canvas/along';
import { cellOf, keyOf } from '../../../../../src/ui/field/art/canvas/cells';
import { UNIT } from '../../../../../src/ui/field/art/canvas/hand';
import { borders, outline } from '../../../../../src/ui/field/art/canvas/outline';

const cells = (...places: readonly (readonly [number, number])[]) => new Set(places.map(([x, y]) => keyOf(x, y)));
const RING = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);

describe('the outline of a region', () => {
  it('goes once around a cell, clockwise', () => {
    expect(borders(cells([2, 1]))).toEqual([
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 2],
      ],
    ]);
  });

  it('has a line of its own for a hole, and one for each part that lies apart', () => {
    expect(borders(RING).map(({ length }) => length)).toEqual([12, 4]);
    expect(borders(cells([0, 0], [1, 1]))).toHaveLength(2);
  });

  it('stays within a few units of its cells, so that no cell is in doubt', () => {
    for (const [x, y] of outline(RING, { inset: 4, seed: 3 }).flat()) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(3 * UNIT);
    }
  });

  it('is drawn the same way every time', () => {
    expect(outline(RING, { inset: 4, seed: 3 })).toEqual(outline(new Set(RING), { inset: 4, seed: 3 }));
  });

  it('knows which way is out', () => {
    const north = pointsAlong(outline(cells([0, 0]), { inset: 0, seed: 1, wobble: 0, cuts: 0 }), UNIT / 2)[0];
    expect(north).toMatchObject({ y: 0, outY: -1 });
  });
});

describe('the key of a cell', () => {
  it('leads back to the cell, beside the board too', () => {
    expect([keyOf(15, 15), keyOf(0, 3)].map(cellOf)).toEqual([
      [15, 15],
      [0, 3],
    ]);
    expect(keyOf(-1, 3)).not.toBe(keyOf(15, 2));
  });
});
