import { type Direction, STEPS } from '../geometry/direction';

/** Asks any board whether somebody can be forced onto a cell. Must answer false for cells outside the board. */
export type CanEnter<Board> = (board: Board, x: number, y: number) => boolean;

/** How far a unit at (x, y) can be forced in one direction, at most `squares`. Allocates nothing. */
export function squaresUntilBlocked<Board>(
  board: Board,
  canEnter: CanEnter<Board>,
  x: number,
  y: number,
  direction: Direction,
  squares: number,
): number {
  const step = STEPS[direction];
  let moved = 0;
  while (moved < squares && canEnter(board, x + step.x * (moved + 1), y + step.y * (moved + 1))) moved++;
  return moved;
}
