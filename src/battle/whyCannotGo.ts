import type { Side } from '../kernel/sides';
import { traitsOf } from './abilities/traits';
import { type Board, unitAt } from './board';
import type { Book } from './book';
import type { Card } from './card';
import { ALL_CELLS, type CellSet, hasCell } from './cellSet';
import { cellOf, type Position } from './position';
import { isWithin, moveRangeOf } from './reach';
import { whyCannotMove } from './readiness';
import type { RefusalCode } from './refusals';
import { dutyNow } from './review';
import type { Unit } from './unit';
import { isOpen, openCells, validDeploymentCells, validMovementCells } from './validCells';

// The sets decide. All else here only tells why a cell is not among them.

/** R3: why a card can't be deployed to a cell of the board; null when it can. */
export function whyCannotDeployTo(book: Book, board: Board, side: Side, card: Card, at: Position): RefusalCode | null {
  const isValid = (open: CellSet): boolean => hasCell(validDeploymentCells(book, board, side, card, open), cellOf(at));
  if (isValid(openCells(book, board))) return null;
  return (isValid(ALL_CELLS) ? whyClosed(book, board, at) : null) ?? 'outside-zone';
}

/** R4: why a card can't move to a cell of the board; null when it can. */
export function whyCannotMoveTo(book: Book, board: Board, unit: Unit, to: Position): RefusalCode | null {
  if (hasCell(validMovementCells(dutyNow(book, board, unit), openCells(book, board)), cellOf(to))) return null;
  const traits = traitsOf(book, unit);
  const spent = whyCannotMove(traits, board, unit);
  if (spent !== null) return spent;
  if (!isWithin(unit, to, moveRangeOf(book.rules, traits, unit.type))) return 'too-far';
  return whyClosed(book, board, to) ?? 'ground-in-the-way';
}

function whyClosed(book: Book, board: Board, at: Position): RefusalCode | null {
  if (isOpen(book, board, at)) return null;
  return unitAt(board, at) === undefined ? 'cell-blocked' : 'cell-taken';
}
