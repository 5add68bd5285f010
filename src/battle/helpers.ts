import { alwaysHas, hasFlag } from './abilities/traits';
import { type Board, unitAt } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { groundOf, isBlocked, pairIndex } from './ground';
import { ownsColumn } from './ownership';
import { type Column, cellOf, isOnBoard, POSITIONS, type Position } from './position';
import { cellsWithin, homeCells, isWithin, moveRangeOf } from './reach';
import { whyCannotMove } from './readiness';
import type { Side } from './sides';
import type { Unit } from './unit';

/** What `canMoveToPosition` needs of a card on the board. */
export type Mover = Pick<Unit, 'row' | 'col' | 'type' | 'abilities'>;

/**
 * Document 003's four helpers, by ruling 2: the `can…` questions are zone and range alone; the `getValid…` lists add
 * what stands on the board. `legalOrders` is these plus flags, supply and the cap.
 */
export interface PositionHelpers {
  canDeployToPosition(position: Position, side: Side, board: Board, card?: Card): boolean;
  getValidDeploymentPositions(side: Side, board: Board, card?: Card): Position[];
  canMoveToPosition(card: Mover, to: Position): boolean;
  getValidMovementPositions(card: Unit, board: Board): Position[];
}

export function positionHelpers(book: Book): PositionHelpers {
  const home = homeCells(book.rules);

  const canDeployToPosition: PositionHelpers['canDeployToPosition'] = (position, side, board, card) => {
    if (!isOnBoard(position)) return false;
    if (book.rules.deployColumns[side].includes(position.col as Column)) return true;
    if (card !== undefined && alwaysHas(book, card, 'deployAnywhere')) return true;
    return ownsColumn(book.rules, board, side, position.col);
  };

  return {
    canDeployToPosition,
    canMoveToPosition: (card, to) => isWithin(card, to, moveRangeOf(book, card)),
    getValidDeploymentPositions: (side, board, card) => {
      const plain = card === undefined || !alwaysHas(book, card, 'deployAnywhere');
      const allowed =
        plain && !book.rules.optional.zoneOwnership
          ? home[side]
          : POSITIONS.filter((at) => canDeployToPosition(at, side, board, card));
      return openCells(board, allowed, groundOf(book, board.ground).blocked);
    },
    getValidMovementPositions: (card, board) => {
      if (whyCannotMove(book, board, card) !== null) return [];
      const near = cellsWithin(moveRangeOf(book, card), cellOf(card));
      const { blocked, walk } = groundOf(book, board.ground);
      if (hasFlag(book, board, card, 'crossGround')) return openCells(board, near, blocked);
      const walkable = near.filter((to) => walk[pairIndex(card, to)] === true);
      return openCells(board, walkable, blocked);
    },
  };
}

/** Those of some cells on which nobody stands and somebody could. */
function openCells(board: Board, cells: readonly Position[], blocked: readonly boolean[]): Position[] {
  const taken = takenCells(board);
  const open: Position[] = [];
  for (const cell of cells) {
    const number = cellOf(cell);
    if ((taken & (1 << number)) === 0 && blocked[number] !== true) open.push(cell);
  }
  return open;
}

/** One bit for each cell on which a card stands. */
function takenCells(board: Board): number {
  let taken = 0;
  for (const unit of board.units) taken |= 1 << cellOf(unit);
  return taken;
}

/** Nobody stands there, and somebody could. */
export function isFree(book: Book, board: Board, at: Position): boolean {
  return unitAt(board, at) === undefined && !isBlocked(book, board, at);
}

/** R4: whether the ground lets a card go there, range aside. */
export function doesGroundLet(book: Book, board: Board, unit: Unit, to: Position): boolean {
  if (hasFlag(book, board, unit, 'crossGround')) return true;
  return groundOf(book, board.ground).walk[pairIndex(unit, to)] === true;
}
