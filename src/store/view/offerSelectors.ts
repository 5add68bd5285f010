import { createSelector } from '@reduxjs/toolkit';
import { possibleOrders } from '../../battle/legality/possibleOrders';
import type { Order } from '../../battle/model/orders';
import { SIDES } from '../../kernel/sides';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';

const NONE: ReadonlySet<Order['type']> = new Set();

/** What this battle's book can offer at all, now or later: keys, help and completions name nothing else. */
export const selectPossibleOrders = createSelector(
  [(state: RootState) => selectBattle(state)?.book, (state: RootState) => selectBattle(state)?.record.start],
  (book, start): ReadonlySet<Order['type']> =>
    book === undefined || start === undefined ? NONE : possibleOrders(book, start),
);

/** Whether somebody plays who can be asked for reasons. */
export const selectHasOpponent = ({ seats: { seats } }: RootState): boolean =>
  SIDES.some((side) => seats[side] !== 'human');
