import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  getArrow,
  getOpposite,
  isAdjacentDirection,
  isOpposite,
  octantsBetween,
  STEPS,
} from '../../../src/core/geometry/direction';
import { getDirectionTo, orthogonalDirectionOf } from '../../../src/core/geometry/directionTo';
import { at } from '../support/boards';

describe('the eight directions', () => {
  it.each<[Direction, Direction, string]>([
    ['north', 'south', '↑'],
    ['northeast', 'southwest', '↗'],
    ['east', 'west', '→'],
    ['southeast', 'northwest', '↘'],
    ['south', 'north', '↓'],
    ['southwest', 'northeast', '↙'],
    ['west', 'east', '←'],
    ['northwest', 'southeast', '↖'],
  ])('%s is opposite to %s and drawn %s', (direction, opposite, arrow) => {
    expect(getOpposite(direction)).toBe(opposite);
    expect(isOpposite(direction, opposite)).toBe(true);
    expect(getArrow(direction)).toBe(arrow);
  });

  it('are opposite to one direction only', () => {
    for (const direction of DIRECTIONS) {
      expect(DIRECTIONS.filter((other) => isOpposite(direction, other))).toHaveLength(1);
    }
  });

  it.each<[Direction, Direction, number]>([
    ['north', 'north', 0],
    ['north', 'northeast', 1],
    ['north', 'northwest', 1],
    ['northwest', 'north', 1],
    ['east', 'north', 2],
    ['west', 'north', 2],
    ['northeast', 'south', 3],
    ['southwest', 'north', 3],
    ['southeast', 'northwest', 4],
  ])('%s and %s are %i octants apart', (a, b, octants) => {
    expect(octantsBetween(a, b)).toBe(octants);
    expect(isAdjacentDirection(a, b)).toBe(octants === 1);
  });
});

describe('getDirectionTo', () => {
  it.each(DIRECTIONS)('finds the neighbour to the %s', (direction) => {
    expect(getDirectionTo(at(4, 4), at(4 + STEPS[direction].x, 4 + STEPS[direction].y))).toBe(direction);
  });

  it.each<[number, number, Direction]>([
    [5, 2, 'east'], // 21.8°
    [2, 1, 'southeast'], // 26.6°
    [2, 5, 'south'],
    [1, 2, 'southeast'],
    [-5, 2, 'west'],
    [-7, 3, 'southwest'], // 23.2°
    [-2, -5, 'north'],
    [-3, -7, 'northwest'],
    [12, -5, 'northeast'], // 22.62°
    [12, 5, 'southeast'],
    [15, 6, 'east'], // 21.8°
    [15, -1, 'east'],
    [1, -15, 'north'],
  ])('ruling 16: (%i, %i) is nearest to %s', (dx, dy, direction) => {
    expect(getDirectionTo(at(20, 20), at(20 + dx, 20 + dy))).toBe(direction);
  });

  it('ruling 13: from a cell to itself is an error, never north', () => {
    expect(() => getDirectionTo(at(3, 3), at(3, 3))).toThrow('no direction to itself');
  });
});

describe('orthogonalDirectionOf, for the four facings of the card battle (R5)', () => {
  it.each<[number, number, Direction]>([
    [1, 0, 'east'],
    [-2, 0, 'west'],
    [0, 1, 'south'],
    [0, -2, 'north'],
    [1, 1, 'east'],
    [-1, 1, 'west'],
    [1, 2, 'south'],
    [-1, -2, 'north'],
    [2, -1, 'east'],
    [-2, 2, 'west'],
  ])('(%i, %i) is %s', (dx, dy, direction) => {
    expect(orthogonalDirectionOf(dx, dy)).toBe(direction);
  });

  it('of a cell to itself is an error', () => {
    expect(() => orthogonalDirectionOf(0, 0)).toThrow('no direction to itself');
  });
});
