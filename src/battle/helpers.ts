import { FLAG, alwaysHas, hasFlag } from './abilities/traits';
import { type Board, unitAt } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, type CellSet, cellsIn, hasCell, setOf, takenCells } from './cellSet';
import { groundOf, isBlocked } from './ground';
import { ownsColumn } from './ownership';
import { type Column, cellOf, isOnBoard, type Position } from './position';
import { cellsWithin, homeCells, isWithin, moveRangeOf } from './reach';
import { whyCannotMove } from './readiness';
import { ofSide, type Side } from './sides';
import type { Unit } from './unit';

/** What `canMoveToPosition` needs of a card on the board. */
export type Mover = Pick<Unit, 'row' | 'col' | 'type' | 'abilities'>;

/**
 * Document 003's four helpers, by ruling 2: the `can…` questions are zone and range alone; the `getValid…` lists add
 * what stands on the board. `legalOrders` is these plus flags, supply and the cap.
 */
export interface PositionHelpers {
  canDeployToPosition(position: Position, side: Side, board: Board, card?: Card): boolean;
  getValidDeploymentPositions(side: Side, board: Board, card?: Card): readonly Position[];
  canMoveToPosition(card: Mover, to: Position): boolean;
  getValidMovementPositions(card: Unit, board: Board): readonly Position[];
}

export function positionHelpers(book: Book): PositionHelpers {
  return {
    canDeployToPosition: (position, side, board, card) => canDeployTo(book, position, side, board, card),
    canMoveToPosition: (card, to) => isWithin(card, to, moveRangeOf(book, card)),
    getValidDeploymentPositions: (side, board, card) => cellsIn(deploymentZone(book, board, side, card) & openCells(book, board)),
    getValidMovementPositions: (card, board) => cellsIn(movementZone(book, board, card) & openCells(book, board)),
  };
}

function canDeployTo(book: Book, position: Position, side: Side, board: Board, card?: Card): boolean {
  if (!isOnBoard(position)) return false;
  if (book.rules.deployColumns[side].includes(position.col as Column)) return true;
  if (card !== undefined && alwaysHas(book, card, FLAG.deployAnywhere)) return true;
  return ownsColumn(book.rules, board, side, position.col);
}

/** R3: where a side may deploy, whoever stands there. */
export function deploymentZone(book: Book, board: Board, side: Side, card?: Card): CellSet {
  const plain = card === undefined || !alwaysHas(book, card, FLAG.deployAnywhere);
  if (plain && !book.rules.optional.zoneOwnership) return ofSide(homeCells(book.rules), side);
  return setOf((at) => canDeployTo(book, at, side, board, card));
}

/** R4: where a card may go now, whoever stands there. */
export function movementZone(book: Book, board: Board, unit: Unit): CellSet {
  if (whyCannotMove(book, board, unit) !== null) return 0;
  const from = cellOf(unit);
  const near = cellsWithin(moveRangeOf(book, unit), from);
  if (hasFlag(book, board, unit, FLAG.crossGround)) return near;
  return near & (groundOf(book, board.ground).walk[from] ?? 0);
}

/** On which nobody stands and somebody could. */
export function openCells(book: Book, board: Board): CellSet {
  return ALL_CELLS & ~(takenCells(board.units) | groundOf(book, board.ground).blocked);
}

/** Nobody stands there, and somebody could. */
export function isFree(book: Book, board: Board, at: Position): boolean {
  return unitAt(board, at) === undefined && !isBlocked(book, board, at);
}

/** R4: whether the ground lets a card go there, range aside. */
export function doesGroundLet(book: Book, board: Board, unit: Unit, to: Position): boolean {
  if (hasFlag(book, board, unit, FLAG.crossGround)) return true;
  return hasCell(groundOf(book, board.ground).walk[cellOf(unit)] ?? 0, cellOf(to));
}
