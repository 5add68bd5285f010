import { unitAt } from '../model/board';
import type { Book } from '../model/book';
import { hasCell } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { cellOf, type Position } from '../model/position';
import { isWithin, moveRangeOf } from '../model/reach';
import type { RefusalCode } from '../model/refusals';
import { whyCannotMove } from './readiness';
import { openCells, validMovementCells } from './validCells';

/** R4: why a card can't move to a cell of the board; null when it can. The set decides; all else tells why. */
export function whyCannotMoveTo(book: Book, board: Board, unit: Fighter, to: Position): RefusalCode | null {
  if (hasCell(validMovementCells(board, unit, openCells(board)), cellOf(to))) return null;
  const spent = whyCannotMove(board, unit);
  if (spent !== null) return spent;
  const { profile } = unit;
  if (!isWithin(unit, to, moveRangeOf(book.rules, profile, profile.type))) return 'too-far';
  return whyClosed(board, to) ?? 'ground-in-the-way';
}

/** Why nobody can go to a cell, wherever from. */
export function whyClosed(board: Board, at: Position): RefusalCode | null {
  if (unitAt(board, at) !== undefined) return 'cell-taken';
  return hasCell(board.ground.blocked, cellOf(at)) ? 'cell-blocked' : null;
}
