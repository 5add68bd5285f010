import { squaresUntilBlocked } from '../core/forced/squaresUntilBlocked';
import { type OrthogonalDirection, orthogonalDirectionOf } from '../core/geometry/directionTo';
import type { Part } from './abilities/parts';
import { type Bearer, traitsOf } from './abilities/traits';
import type { Board } from './board';
import type { Book } from './book';
import { isFree } from './helpers';
import { isOnBoard, POSITIONS, type Position } from './position';
import type { Unit } from './unit';

/** Orders may name a cell for an ability: where the target slides to, which cell a deployment changes. */

/** How far a card moves its targets to a cell of its owner's choice; 0 when it doesn't. */
export function slideSquares(book: Book, attacker: Unit): number {
  return traitsOf(book, attacker).parts.afterAttack.reduce(
    (most, part) => (part.effect === 'move' && part.with.kind === 'slide' ? Math.max(most, part.with.squares) : most),
    0,
  );
}

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
    return isOnBoard(cell) && isFree(book, on, cell);
  };
  return squaresUntilBlocked(board, canEnter, at.col, at.row, direction, squares);
}

export function slideTargets(book: Book, board: Board, target: Position, squares: number): Position[] {
  return POSITIONS.filter((to) => canSlideTo(book, board, target, to, squares));
}

/** Whether a card changes a cell that its deployment names. */
export function namesCell(book: Book, card: Bearer): boolean {
  return traitsOf(book, card).parts.onDeploy.some((part) => changesNamed(part));
}

/** The orthogonal empty cells next to where a card is deployed. */
export function isNameable(book: Book, board: Board, deployedAt: Position, cell: Position): boolean {
  if (!isOnBoard(cell) || !isFree(book, board, cell)) return false;
  return Math.abs(cell.row - deployedAt.row) + Math.abs(cell.col - deployedAt.col) === 1;
}

function changesNamed(part: Part): boolean {
  return part.effect === 'setTerrain' && part.with.at === 'named';
}
