import type { Side } from '../../kernel/sides';
import type { Book } from '../model/book';
import type { Card } from '../model/card';
import { ALL_CELLS, type CellSet, cellsIn, hasCell } from '../model/cellSet';
import { type BoardInWords, compileBoard, compileUnit } from '../model/engineState';
import { cellOf, isOnBoard, type Position } from '../model/position';
import { isWithin, moveRangeOf } from '../model/reach';
import type { Unit } from '../model/unit';
import { profileOf } from '../model/unitProfile';
import { openCells, validDeploymentCells, validMovementCells } from './validCells';

/**
 * Document 003's four helpers, by ruling 2: the `can…` questions are zone and range alone; the `getValid…` lists add
 * what stands on the board. `legalOrders` is these plus flags, supply and the cap; like them it asks `validCells`.
 */
export interface PositionHelpers {
  canDeployToPosition(position: Position, side: Side, board: BoardInWords, card?: Card): boolean;
  getValidDeploymentPositions(side: Side, board: BoardInWords, card?: Card): readonly Position[];
  canMoveToPosition(card: Unit, to: Position): boolean;
  getValidMovementPositions(card: Unit, board: BoardInWords): readonly Position[];
}

export function positionHelpers(book: Book): PositionHelpers {
  const deploymentCells = (side: Side, inWords: BoardInWords, card: Card | undefined, open?: CellSet): CellSet => {
    const board = compileBoard(book, inWords);
    const profile =
      card === undefined ? undefined : profileOf(book, { ...card, card: card.id, fullHealth: card.health });
    return validDeploymentCells(book, board, side, profile, open ?? openCells(board));
  };
  return {
    canDeployToPosition: (position, side, board, card) =>
      isOnBoard(position) && hasCell(deploymentCells(side, board, card, ALL_CELLS), cellOf(position)),
    canMoveToPosition: (card, to) => isWithin(card, to, moveRangeOf(book.rules, profileOf(book, card), card.type)),
    getValidDeploymentPositions: (side, board, card) => cellsIn(deploymentCells(side, board, card)),
    getValidMovementPositions: (card, inWords) => {
      const board = compileBoard(book, inWords);
      return cellsIn(validMovementCells(board, compileUnit(book, card), openCells(board)));
    },
  };
}
