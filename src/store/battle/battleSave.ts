import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootState';
import type { Save } from '../saves/save';
import type { Seat } from '../seats/seatsSlice';
import type { BattleTypes } from './battleRules';
import { selectBattle } from './selectBattle';

/** Whether orders are given in this tab: in all others the battle is only looked at. */
export const selectIsPlayedHere = (state: RootState): boolean => state.tab === 'playing';

/** All that is kept of the battle at hand. */
export const selectSave = createSelector(
  [selectBattle, (state: RootState) => state.seats.seats, (state: RootState) => state.seats.stream],
  (battle, seats, stream): Save<BattleTypes, Seat> | null => {
    if (battle === null) return null;
    const { record, book, scenario } = battle;
    return { record, book, seats, stream, ...(scenario === null ? {} : { scenario }) };
  },
);
