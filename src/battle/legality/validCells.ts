import { ofSide, type Side } from '../../kernel/sides';
import { hasFlag } from '../abilities/flags';
import { FLAG } from '../abilities/traits';
import type { Book } from '../model/book';
import { ALL_CELLS, type CellSet, hasCell, takenCells } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { cellOf, type Position, unitCell } from '../model/position';
import { homeCells, type ReachTables } from '../model/reach';
import type { UnitProfile } from '../model/unitProfile';
import { ownedCells } from './columnControl';
import { whyCannotMove } from './readiness';

/**
 * Where a card may go by an order, one function for each of document 003's two questions: `getValidDeploymentPositions` and
 * `getValidMovementPositions` are these sets as lists. Offers, refusals, marks and plans ask them too, and nothing else
 * decides it. Both take the cells that are open: `openCells` of a board, or all of them for zone and range alone.
 *
 * Where an enemy is pushed or slid to, and which cell a deployment changes, is nowhere that a card goes by an order
 * (`chosenCells.ts`).
 */

/** R3: where a side may deploy: a card, if one is named, else any that deploys as most do. */
export function validDeploymentCells(
  book: Book,
  board: Board,
  side: Side,
  card: UnitProfile | undefined,
  open: CellSet,
): CellSet {
  // The card isn't on the board yet: conditions can't be asked, so only what always holds counts.
  if (card !== undefined && (card.flags & FLAG.deployAnywhere) !== 0) return open;
  const home = ofSide(homeCells(book.rules), side);
  return (book.rules.optional.zoneOwnership ? home | ownedCells(book.rules, board, side) : home) & open;
}

/** R4: where a card may move: what its turn, its range and the ground still leave it. */
export function validMovementCells(board: Board, unit: Fighter, open: CellSet): CellSet {
  if (whyCannotMove(board, unit) !== null) return 0;
  const { near, walk } = reachOn(board, unit);
  const ways = hasFlag(board, unit, FLAG.crossGround) ? near : walk;
  return (ways[unitCell(unit)] as CellSet) & open;
}

/** How far a unit reaches on the board's ground. */
export function reachOn({ ground }: Pick<Board, 'ground'>, { profile }: Fighter): ReachTables {
  return ground.reach[profile.reachClass] as ReachTables;
}

/** R5, R9: the cells that a unit could strike at, whoever stands there. */
export function cellsStruckFrom(board: Pick<Board, 'ground'>, unit: Fighter): CellSet {
  return reachOn(board, unit).strike[unitCell(unit)] as CellSet;
}

/** R6: whether the castle can be struck from where a unit stands. */
export function canReachCastle(board: Pick<Board, 'ground'>, unit: Fighter): boolean {
  return hasCell(reachOn(board, unit).castle, unitCell(unit));
}

/** On which nobody stands and somebody could. */
export function openCells({ ground, units }: Pick<Board, 'ground' | 'units'>): CellSet {
  return ALL_CELLS & ~(takenCells(units) | ground.blocked);
}

/** The same of one cell on the board. */
export function isOpen(board: Pick<Board, 'ground' | 'units'>, at: Position): boolean {
  return hasCell(openCells(board), cellOf(at));
}
