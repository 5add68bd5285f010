import { type Direction, octantsBetween } from '../geometry/direction';
import { getDirectionTo } from '../geometry/directionTo';
import type { Position } from '../geometry/position';

/**
 * Document 004's eight-direction test. Ruling 11: pure geometry, true whether or not an ally helps. Ruling 12: the rear diagonals
 * are neither behind nor at the side here, though the arc of ruling 17 counts them as rear.
 */
export function isBehind(attacker: Position, target: Position, targetFacing: Direction): boolean {
  return octantsBetween(getDirectionTo(target, attacker), targetFacing) === 4;
}

export function isSide(attacker: Position, target: Position, targetFacing: Direction): boolean {
  return octantsBetween(getDirectionTo(target, attacker), targetFacing) === 2;
}
