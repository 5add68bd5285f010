import { squaresUntilBlocked } from '../../core/forced/squaresUntilBlocked';
import { type OrthogonalDirection, orthogonalDirectionOf } from '../../core/geometry/directionTo';
import { isOrthogonalStep } from '../../core/geometry/grid';
import type { Board } from '../model/engineState';
import { isOnBoard, POSITIONS, type Position } from '../model/position';
import { isOpen } from './validCells';

/**
 * Orders may name a cell for an ability: where the target slides to, which cell a deployment changes. No card goes there by
 * an order of its own, so these are no answers of `validCells`.
 */

/** In a straight line over free cells, which end at the edge of the board. */
export function canSlideTo(board: Board, target: Position, to: Position, squares: number): boolean {
  const [dx, dy] = [to.col - target.col, to.row - target.row];
  const distance = Math.abs(dx) + Math.abs(dy);
  if (distance === 0 || distance > squares || (dx !== 0 && dy !== 0)) return false;
  return squaresFree(board, target, orthogonalDirectionOf(dx, dy), distance) === distance;
}

/** How many cells a card at `at` can be forced in one direction: it stops at a card, at what blocks, at the edge. */
export function squaresFree(board: Board, at: Position, direction: OrthogonalDirection, squares: number): number {
  return squaresUntilBlocked(board, canEnter, at.col, at.row, direction, squares);
}

function canEnter(board: Board, x: number, y: number): boolean {
  const cell = { row: y, col: x };
  return isOnBoard(cell) && isOpen(board, cell);
}

export function slideTargets(board: Board, target: Position, squares: number): Position[] {
  return POSITIONS.filter((to) => canSlideTo(board, target, to, squares));
}

/** The orthogonal empty cells next to where a card is deployed. */
export function canRaiseAt(board: Board, deployedAt: Position, cell: Position): boolean {
  if (!isOnBoard(cell) || !isOpen(board, cell)) return false;
  return isOrthogonalStep(cell.col - deployedAt.col, cell.row - deployedAt.row);
}
