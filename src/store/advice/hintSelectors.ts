import { createSelector } from '@reduxjs/toolkit';
import type { CardId } from '../../battle/model/card';
import { POSITIONS, type Position } from '../../battle/model/position';
import type { RootState } from '../rootState';
import { selectBook, selectSeen } from '../view/battleSelectors';
import type { HintState } from './hintSlice';
import { type Aim, type PlannedOrder, plannedOrders } from './plannedOrders';

export const selectHint = (state: RootState): HintState => state.hint;

/** The plan of the hint, order by order; empty while there is none. */
export const selectHintPlan = createSelector(
  [selectBook, selectSeen, selectHint],
  (book, seen, hint): readonly PlannedOrder[] =>
    book === null || seen === null || hint.status !== 'found' ? [] : plannedOrders(book, seen, hint.advice.orders),
);

/** What one could do instead, each as the first order that it is. */
export const selectHintInstead = createSelector(
  [selectBook, selectSeen, selectHint],
  (book, seen, hint): readonly PlannedOrder[] => {
    if (book === null || seen === null || hint.status !== 'found') return [];
    return hint.advice.instead.flatMap(({ order }) => plannedOrders(book, seen, [order]));
  },
);

/** What of the table the hint points at. */
export interface HintMarks {
  readonly places: readonly Position[];
  readonly castle: boolean;
  readonly cards: readonly CardId[];
}

const NO_MARKS: HintMarks = { places: [], castle: false, cards: [] };

export const selectHintMarks = createSelector([selectHint, selectHintPlan], (hint, [first]): HintMarks => {
  if (hint.status !== 'found' || first === undefined) return NO_MARKS;
  const { aim, order, card, from } = first;
  const where = placesOf(aim);
  const castle = aim.type === 'castle';
  if (hint.step === 'where') return { places: where, castle, cards: [] };
  const sentBack = order.type === 'mulligan' ? order.cards : [];
  const fromHand = from === null && card !== null ? [card] : sentBack;
  return { places: from === null ? where : [from, ...where], castle, cards: fromHand };
});

function placesOf(aim: Aim): readonly Position[] {
  if (aim.type === 'cell') return [aim.at];
  if (aim.type !== 'line' || aim.line === 'board') return [];
  return POSITIONS.filter(({ row, col }) => (aim.line === 'row' ? row : col) === aim.index);
}
