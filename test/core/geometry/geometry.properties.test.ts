import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { getOpposite, isOpposite, octantsBetween } from '../../../src/core/geometry/direction';
import { getDirectionTo } from '../../../src/core/geometry/directionTo';
import { lineCells } from '../../../src/core/geometry/lines';
import {
  chebyshev,
  inReadingOrder,
  isSamePosition,
  manhattan,
  type Position,
} from '../../../src/core/geometry/position';
import { directions, holds } from '../support/properties';
import { turned } from '../support/turning';

const cells = fc.record({ x: fc.integer({ min: 0, max: 15 }), y: fc.integer({ min: 0, max: 15 }) });
const pairs = fc.tuple(cells, cells).filter(([a, b]) => !isSamePosition(a, b));

describe('directions', () => {
  holds('opposite is an involution, and four octants away', 1000, directions, (direction) => {
    expect(getOpposite(getOpposite(direction))).toBe(direction);
    expect(octantsBetween(direction, getOpposite(direction))).toBe(4);
  });

  holds('there and back are opposite', 5000, pairs, ([a, b]) => {
    expect(isOpposite(getDirectionTo(a, b), getDirectionTo(b, a))).toBe(true);
  });

  holds('turn with the board', 5000, pairs, ([a, b]) => {
    expect(getDirectionTo(turned.position(a, 16), turned.position(b, 16))).toBe(turned.direction(getDirectionTo(a, b)));
  });

  holds('ruling 16: are the nearest by angle', 5000, pairs, ([a, b]) => {
    const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const octant = (Math.round(degrees / 45) + 8) % 8;
    expect(['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'][octant]).toBe(
      getDirectionTo(a, b),
    );
  });
});

describe('distances', () => {
  holds('are symmetric, and Chebyshev ≤ Manhattan ≤ 2 × Chebyshev', 5000, pairs, ([a, b]) => {
    expect(manhattan(a, b)).toBe(manhattan(b, a));
    expect(chebyshev(a, b)).toBe(chebyshev(b, a));
    expect(chebyshev(a, b)).toBeLessThanOrEqual(manhattan(a, b));
    expect(manhattan(a, b)).toBeLessThanOrEqual(2 * chebyshev(a, b));
  });
});

/** By definition: a cell is crossed when the line has a point inside it, borders left out. Liang and Barsky, in exact integers. */
function runsThrough(a: Position, b: Position, cell: Position): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let [from, to] = [0n, 1n];
  let scale = 1n;
  for (const [delta, offset] of [
    [2 * dx, 2 * (cell.x - a.x)],
    [2 * dy, 2 * (cell.y - a.y)],
  ] as const) {
    if (delta === 0) {
      if (offset - 1 >= 0 || offset + 1 <= 0) return false;
      continue;
    }
    const [near, far] = [offset - 1, offset + 1].map((bound) => BigInt(delta > 0 ? bound : -bound)).sort(ascending);
    const step = BigInt(Math.abs(delta));
    from = largest(from * step, (near ?? 0n) * scale);
    to = smallest(to * step, (far ?? 0n) * scale);
    scale *= step;
  }
  return from < to;
}

const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : 1);
const largest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smallest = (a: bigint, b: bigint): bigint => (a < b ? a : b);

describe('lines', () => {
  holds('run through exactly the cells that they have a point inside of', 1000, pairs, ([a, b]) => {
    const crossed: Position[] = [];
    for (let y = 0; y < 16; y++) for (let x = 0; x < 16; x++) if (runsThrough(a, b, { x, y })) crossed.push({ x, y });
    expect(lineCells(a, b).sort(inReadingOrder)).toEqual(crossed);
  });
});
