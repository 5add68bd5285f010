import { createSelector } from '@reduxjs/toolkit';
import { whyCannotStrike } from '../../battle/legality/readiness';
import { type Board, compileBoard } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import type { Order } from '../../battle/model/orders';
import type { UnitId } from '../../battle/model/unit';
import { BLOWS, selectBook, selectLegalOrders, selectSeen } from './battleSelectors';

/** What an own unit can still do in this turn. */
export interface Readiness {
  /** There is a cell that it can move to. */
  readonly canMove: boolean;
  /** It has its blow left, whether or not a target is in reach from here. */
  readonly canStrike: boolean;
  /** It may brace instead. */
  readonly canBrace: boolean;
  /** Cards, walls and the castle that it can strike from where it stands. */
  readonly targets: number;
}

/** The viewer's units while it is the viewer's turn; nobody's at other times. */
export const selectReadiness = createSelector(
  [selectBook, selectSeen, selectLegalOrders],
  (book, seen, orders): Readonly<Record<UnitId, Readiness>> => {
    if (book === null || seen === null || orders.length === 0) return {};
    const board = compileBoard(book, seen);
    const own = board.units.filter((unit) => unit.side === seen.side);
    return Object.fromEntries(own.map((unit) => [unit.id, readinessOf(board, unit, orders)]));
  },
);

function readinessOf(board: Board, unit: Fighter, orders: readonly Order[]): Readiness {
  const own = orders.filter((order) => 'unit' in order && order.unit === unit.id);
  return {
    canMove: own.some((order) => order.type === 'move'),
    canStrike: whyCannotStrike(board, unit) === null,
    canBrace: own.some((order) => order.type === 'brace'),
    targets: own.filter((order) => BLOWS.has(order.type) && !('slideTo' in order)).length,
  };
}
