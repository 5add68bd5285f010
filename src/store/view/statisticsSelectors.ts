import { createSelector } from '@reduxjs/toolkit';
import { type BattleStatistics, statisticsOf } from '../../battle/view/statistics';
import { selectShownState } from '../battle/selectBattle';
import { selectFirstUnits, selectHistory } from './tableSelectors';

/** The battle in figures, as far as it was played back. */
export const selectStatistics = createSelector(
  [selectHistory, selectFirstUnits, selectShownState],
  (history, first, shown): BattleStatistics | null => (shown === null ? null : statisticsOf(history, first, shown)),
);
