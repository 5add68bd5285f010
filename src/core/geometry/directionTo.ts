import type { Direction } from './direction';
import type { Position } from './position';

/** By the signs of (x, y), three rows of three; a cell has no direction to itself. */
const BY_SIGNS: readonly (Direction | null)[] = [
  'northwest',
  'north',
  'northeast',
  'west',
  null,
  'east',
  'southwest',
  'south',
  'southeast',
];

/** Ruling 16: the nearest of the eight directions by angle. Ruling 13: from a cell to itself there is none, and asking is an error. */
export function getDirectionTo(from: Position, to: Position): Direction {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const direction = BY_SIGNS[4 + octantSign(dx, dy) + 3 * octantSign(dy, dx)];
  if (!direction) throw new Error('a cell has no direction to itself');
  return direction;
}

/** The four directions that don't lead across a corner. */
export type OrthogonalDirection = Extract<Direction, 'north' | 'east' | 'south' | 'west'>;

/**
 * The nearest of the four orthogonal directions of (dx, dy), for boards on which nobody faces a corner; an exact diagonal counts
 * as east or west. Allocates nothing.
 */
export function orthogonalDirectionOf(dx: number, dy: number): OrthogonalDirection {
  if (dx === 0 && dy === 0) throw new Error('a cell has no direction to itself');
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/**
 * The sign of one coordinate, 0 where the vector lies within 22.5° of the other axis. tan 22.5° = √2 − 1, so
 * along ≤ (√2 − 1) × across is the same as along + across ≤ √2 × across; squared, it is exact in integers.
 */
function octantSign(along: number, across: number): number {
  const sum = Math.abs(along) + Math.abs(across);
  return sum * sum < 2 * across * across ? 0 : Math.sign(along);
}
