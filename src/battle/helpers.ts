import { alwaysHas, FLAG, hasFlag, type Traits, traitsOf } from './abilities/traits';
import { type Board, unitAt } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, type CellSet, cellsIn, setOf, takenCells } from './cellSet';
import { dutyOf, dutyWays } from './duty';
import { type Ground, groundOf, isBlocked } from './ground';
import { kindOf } from './kind';
import { ownsColumn } from './ownership';
import { type Column, isOnBoard, type Position } from './position';
import { homeCells, isWithin, moveRangeOf } from './reach';
import { scopeOf } from './scope';
import { ofSide, type Side } from './sides';
import { type Unit, unitCell } from './unit';

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
    canMoveToPosition: (card, to) => isWithin(card, to, moveRangeOf(book.rules, traitsOf(book, card), card.type)),
    getValidDeploymentPositions: (side, board, card) =>
      cellsIn(deploymentZone(book, board, side, card) & openCells(groundOf(book, board.ground), board)),
    getValidMovementPositions: (card, board) => {
      const ground = groundOf(book, board.ground);
      return cellsIn(movementZone(book, ground, board, card) & openCells(ground, board));
    },
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
  if (card !== undefined && alwaysHas(book, card, FLAG.deployAnywhere)) return ALL_CELLS;
  return book.rules.optional.zoneOwnership ? heldZone(book, board, side) : ofSide(homeCells(book.rules), side);
}

function heldZone(book: Book, board: Board, side: Side): CellSet {
  return setOf((at) => canDeployTo(book, at, side, board));
}

/** R4: where a card may go now, whoever stands there. */
function movementZone(book: Book, ground: Ground, board: Board, unit: Unit): CellSet {
  const kind = kindOf(book, unit);
  return dutyWays(dutyOf(kind, scopeOf(ground, kind), board, unit, unitCell(unit)));
}

/** R4: to which cells the ground lets a card go, range aside. */
export function waysFrom(traits: Traits, ground: Ground, board: Board, unit: Unit): CellSet {
  return hasFlag(traits, board, unit, FLAG.crossGround) ? ALL_CELLS : (ground.walk[unitCell(unit)] ?? 0);
}

/** On which nobody stands and somebody could. */
function openCells({ blocked }: Ground, board: Board): CellSet {
  return ALL_CELLS & ~(takenCells(board.units) | blocked);
}

/** Nobody stands there, and somebody could. */
export function isFree(book: Book, board: Board, at: Position): boolean {
  return unitAt(board, at) === undefined && !isBlocked(book, board, at);
}
