import { createSelector } from '@reduxjs/toolkit';
import { dominates, holdsColumn } from '../../battle/legality/columnControl';
import { compileBoard } from '../../battle/model/engineState';
import { AHEAD, COLUMNS } from '../../battle/model/position';
import { isHomeColumn } from '../../battle/model/reach';
import { type BySide, bySide, SIDES, type Side } from '../../kernel/sides';
import { selectBook, selectLegalOrders, selectSeen } from './battleSelectors';

const NONE: readonly string[] = [];

/** The house rules of the battle at hand, by id. */
export const selectHouseRules = createSelector([selectBook], (book) => book?.houseRules ?? NONE);

/** What rules that are off unless chosen say of a column, as the board shows it. */
export interface ColumnControl {
  /** Domination: who has cards here without an enemy. */
  readonly holder: Side | null;
  /** How much harder the holder strikes, in percent, while it holds columns enough; 0 otherwise. */
  readonly harder: number;
  /** Zone ownership, beyond a side's own columns: turns held so far. */
  readonly turns: BySide<number>;
  readonly owner: Side | null;
  /** Of so many. */
  readonly needed: number;
}

/** Null where neither rule is on: nothing is to be shown. */
export const selectColumnControl = createSelector([selectBook, selectSeen], (book, seen): ColumnControl[] | null => {
  if (book === null || seen === null) return null;
  const { optional } = book.rules;
  if (!optional.domination && !optional.zoneOwnership) return null;
  const board = compileBoard(book, seen);
  const turnsOf = (side: Side, column: number): number => {
    if (!optional.zoneOwnership || isHomeColumn(book.rules, side, column)) return 0;
    return Math.min(board.held[side][column] ?? 0, optional.ownershipTurns);
  };
  return COLUMNS.map((column) => {
    const holder = optional.domination ? (SIDES.find((side) => holdsColumn(board, side, column)) ?? null) : null;
    const counts = holder !== null && dominates(book.rules, board, holder);
    const turns = bySide((side) => turnsOf(side, column));
    return {
      holder,
      harder: counts ? optional.dominationAttack - 100 : 0,
      turns,
      owner: SIDES.find((side) => turns[side] === optional.ownershipTurns && turns[side] > 0) ?? null,
      needed: optional.ownershipTurns,
    };
  });
});

/** A column whose cards may move as one. */
export interface MarchingColumn {
  readonly column: number;
  readonly forward: boolean;
  readonly back: boolean;
}

const NOBODY: readonly MarchingColumn[] = [];

/** The viewer's columns that may march now. */
export const selectMarches = createSelector(
  [selectLegalOrders, selectSeen],
  (orders, seen): readonly MarchingColumn[] => {
    const marches = orders.flatMap((order) => (order.type === 'march' ? [order] : []));
    if (seen === null || marches.length === 0) return NOBODY;
    const goes = (column: number, by: number): boolean =>
      marches.some((order) => order.column === column && order.to - column === by);
    return [...new Set(marches.map(({ column }) => column))].map((column) => ({
      column,
      forward: goes(column, AHEAD[seen.side]),
      back: goes(column, -AHEAD[seen.side]),
    }));
  },
);
