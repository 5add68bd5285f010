import type { Side } from '../../kernel/sides';
import { formationsAround, membersIn } from '../damage/formations';
import { inBoardOrder, unitAt } from '../model/board';
import { has, STATUS } from '../model/body';
import type { Book } from '../model/book';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { AHEAD, isOnBoard, ROWS } from '../model/position';
import type { RefusalCode } from '../model/refusals';
import { whyCannotMoveTo } from './whyCannotGo';

/** The cards of a side that fill a column in a formation that moves as one; null when it doesn't stand. */
export function marchersIn(book: Book, board: Board, side: Side, column: number): readonly Fighter[] | null {
  const first = unitAt(board, { row: 0, col: column });
  if (first?.side !== side) return null;
  for (const { placement } of formationsAround(book, board, first)) {
    if (!placement.formation.movesAsOne) continue;
    // A formation of the right side is laid from the other end; upper rows come first for both.
    const members = membersIn(board, side, placement).sort(inBoardOrder);
    if (members.length === ROWS.length && members.every(({ col }) => col === column)) return members;
  }
  return null;
}

/** Optional rule: one column on or back, all or none; none fresh or moved; each to a cell that it could move to by itself. */
export function whyCannotMarch(book: Book, board: Board, column: number, to: number): RefusalCode | null {
  if (!book.rules.optional.march) return 'no-march';
  if (!isOnBoard({ row: 0, col: column }) || !isOnBoard({ row: 0, col: to })) return 'off-board';
  const marchers = marchersIn(book, board, board.turn, column);
  if (marchers === null) return 'no-formation';
  if (Math.abs(to - column) !== 1) return 'too-far';
  for (const unit of marchers) {
    if (has(unit, STATUS.fresh | STATUS.moved)) return 'march-not-ready';
    const hindrance = whyCannotMoveTo(book, board, unit, { row: unit.row, col: to });
    if (hindrance !== null) return hindrance;
  }
  return null;
}

/** Away from the enemy castle the column falls back in order: everybody keeps facing as before. */
export function isRetreat(side: Side, column: number, to: number): boolean {
  return to - column !== AHEAD[side];
}

/** Optional rule: whoever leaves a formation that moves as one without the others. */
export function straysFrom(book: Book, board: Board, unit: Fighter): boolean {
  if (!book.rules.optional.march) return false;
  return formationsAround(book, board, unit).some(({ placement }) => placement.formation.movesAsOne);
}
