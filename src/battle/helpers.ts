import type { Side } from '../kernel/sides';
import { traitsOf } from './abilities/traits';
import type { Board } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, cellsIn, hasCell } from './cellSet';
import { cellOf, isOnBoard, type Position } from './position';
import { isWithin, moveRangeOf } from './reach';
import { dutyNow } from './review';
import type { Unit } from './unit';
import { openCells, validDeploymentCells, validMovementCells } from './validCells';

/** What `canMoveToPosition` needs of a card on the board. */
export type Mover = Pick<Unit, 'row' | 'col' | 'type' | 'abilities'>;

/**
 * Document 003's four helpers, by ruling 2: the `can…` questions are zone and range alone; the `getValid…` lists add
 * what stands on the board. `legalOrders` is these plus flags, supply and the cap; like them it asks `validCells`.
 */
export interface PositionHelpers {
  canDeployToPosition(position: Position, side: Side, board: Board, card?: Card): boolean;
  getValidDeploymentPositions(side: Side, board: Board, card?: Card): readonly Position[];
  canMoveToPosition(card: Mover, to: Position): boolean;
  getValidMovementPositions(card: Unit, board: Board): readonly Position[];
}

export function positionHelpers(book: Book): PositionHelpers {
  return {
    canDeployToPosition: (position, side, board, card) =>
      isOnBoard(position) && hasCell(validDeploymentCells(book, board, side, card, ALL_CELLS), cellOf(position)),
    canMoveToPosition: (card, to) => isWithin(card, to, moveRangeOf(book.rules, traitsOf(book, card), card.type)),
    getValidDeploymentPositions: (side, board, card) =>
      cellsIn(validDeploymentCells(book, board, side, card, openCells(book, board))),
    getValidMovementPositions: (card, board) =>
      cellsIn(validMovementCells(dutyNow(book, board, card), openCells(book, board))),
  };
}
