import { ofSide, type Side } from '../kernel/sides';
import { alwaysHas, FLAG } from './abilities/traits';
import { type Board, unitAt } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, type CellSet, setOf, takenCells } from './cellSet';
import { type Duty, dutyWays } from './duty';
import { type Ground, groundOf, isBlocked } from './ground';
import { ownsColumn } from './ownership';
import type { Position } from './position';
import { homeCells } from './reach';

/**
 * Where a card may go by an order, one function for each of document 003's two questions: `getValidDeploymentPositions` and
 * `getValidMovementPositions` are these sets as lists. Offers, refusals, marks and plans ask them too, and nothing else
 * decides it. Both take the cells that are open: `openCells` of a board, or all of them for zone and range alone.
 *
 * Where an enemy is pushed or slid to, and which cell a deployment changes, is nowhere that a card goes by an order
 * (`named.ts`).
 */

/** R3: where a side may deploy: a card, if one is named, else any that deploys as most do. */
export function validDeploymentCells(
  book: Book,
  board: Board,
  side: Side,
  card: Card | undefined,
  open: CellSet,
): CellSet {
  if (card !== undefined && alwaysHas(book, card, FLAG.deployAnywhere)) return open;
  const home = ofSide(homeCells(book.rules), side);
  return (book.rules.optional.zoneOwnership ? home | ownedCells(book, board, side) : home) & open;
}

/** R4: where a card may move, by its duty: what its turn, its range and the ground still leave it. */
export function validMovementCells(duty: Duty, open: CellSet): CellSet {
  return dutyWays(duty) & open;
}

/** On which nobody stands and somebody could. */
export function openCells(book: Book, board: Board): CellSet {
  return openOn(groundOf(book, board.ground), takenCells(board.units));
}

/** The same for whoever knows already where cards stand. */
export function openOn({ blocked }: Ground, taken: CellSet): CellSet {
  return ALL_CELLS & ~(taken | blocked);
}

/** The same of one cell, on the board or off it. */
export function isOpen(book: Book, board: Board, at: Position): boolean {
  return unitAt(board, at) === undefined && !isBlocked(book, board, at);
}

function ownedCells({ rules }: Book, board: Board, side: Side): CellSet {
  return setOf(({ col }) => ownsColumn(rules, board, side, col));
}
