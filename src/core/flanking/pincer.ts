import { isRingStep } from '../geometry/grid';
import type { StandsAt } from '../units/unit';

/** Whether an attacker in the target's ring has a unit of its side exactly opposite, through the target. */
export function isPincer<Board>(
  board: Board,
  standsAt: StandsAt<Board>,
  side: string,
  attackerX: number,
  attackerY: number,
  targetX: number,
  targetY: number,
): boolean {
  if (!isRingStep(attackerX - targetX, attackerY - targetY)) return false;
  return standsAt(board, side, 2 * targetX - attackerX, 2 * targetY - attackerY);
}

/** How many units of a side stand in the ring around a cell. */
export function countInRing<Board>(
  board: Board,
  standsAt: StandsAt<Board>,
  side: string,
  x: number,
  y: number,
): number {
  let count = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (isRingStep(dx, dy) && standsAt(board, side, x + dx, y + dy)) count++;
    }
  }
  return count;
}
