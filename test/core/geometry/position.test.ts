import { describe, expect, it } from 'vitest';
import { chebyshev, inReadingOrder, isSamePosition, manhattan } from '../../../src/core/geometry/position';
import { at } from '../support/boards';

describe('named distances', () => {
  it.each([
    [at(0, 0), at(0, 0), 0, 0],
    [at(0, 0), at(3, 0), 3, 3],
    [at(0, 0), at(2, 2), 4, 2],
    [at(5, 1), at(2, 3), 5, 3],
    [at(2, 3), at(5, 1), 5, 3],
    [at(1, 7), at(0, 2), 6, 5],
  ])('from %o to %o: Manhattan %i, Chebyshev %i', (a, b, byManhattan, byChebyshev) => {
    expect(manhattan(a, b)).toBe(byManhattan);
    expect(chebyshev(a, b)).toBe(byChebyshev);
  });
});

describe('positions', () => {
  it('are the same when both coordinates are', () => {
    expect(isSamePosition(at(1, 2), at(1, 2))).toBe(true);
    expect(isSamePosition(at(1, 2), at(2, 1))).toBe(false);
    expect(isSamePosition(at(1, 2), at(1, 1))).toBe(false);
  });

  it('sort in reading order: lower row, then lower column', () => {
    const sorted = [at(2, 1), at(0, 1), at(1, 0), at(0, 2)].sort(inReadingOrder);
    expect(sorted).toEqual([at(1, 0), at(0, 1), at(2, 1), at(0, 2)]);
  });
});
