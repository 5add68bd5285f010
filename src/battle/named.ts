import { squaresUntilBlocked } from '../core/forced/squaresUntilBlocked';
import { type OrthogonalDirection, orthogonalDirectionOf } from '../core/geometry/directionTo';
import { isOrthogonalStep } from '../core/geometry/grid';
import type { Board } from './board';
import type { Book } from './book';
import { isOnBoard, POSITIONS, type Position } from './position';
import { isOpen } from './validCells';

/**
 * Orders may name a cell for an ability: where the target slides to, which cell a deployment changes. No card goes there by
 * an order of its own, so these are no answers of `validCells`.
 */

/** In a straight line over free cells. */
export function canSlideTo(book: Book, board: Board, target: Position, to: Position, squares: number): boolean {
  if (!isOnBoard(to)) return false;
  const [dx, dy] = [to.col - target.col, to.row - target.row];
  const distance = Math.abs(dx) + Math.abs(dy);
  if (distance === 0 || distance > squares || (dx !== 0 && dy !== 0)) return false;
  return shoveable(book, board, target, orthogonalDirectionOf(dx, dy), distance) === distance;
}

/** How many cells a card at `at` can be forced in one direction: it stops at a card, at what blocks, at the edge. */
export function shoveable(
  book: Book,
  board: Board,
  at: Position,
  direction: OrthogonalDirection,
  squares: number,
): number {
  const canEnter = (on: Board, x: number, y: number): boolean => {
    const cell = { row: y, col: x };
    return isOnBoard(cell) && isOpen(book, on, cell);
  };
  return squaresUntilBlocked(board, canEnter, at.col, at.row, direction, squares);
}

export function slideTargets(book: Book, board: Board, target: Position, squares: number): Position[] {
  return POSITIONS.filter((to) => canSlideTo(book, board, target, to, squares));
}

/** The orthogonal empty cells next to where a card is deployed. */
export function isNameable(book: Book, board: Board, deployedAt: Position, cell: Position): boolean {
  if (!isOnBoard(cell) || !isOpen(book, board, cell)) return false;
  return isOrthogonalStep(cell.col - deployedAt.col, cell.row - deployedAt.row);
}
