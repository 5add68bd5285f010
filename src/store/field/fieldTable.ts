import { createSelector } from '@reduxjs/toolkit';
import type { MatchTable } from '../match/matchTable';
import type { Save } from '../saves/save';
import type { FieldRoot } from './fieldRoot';
import { type FieldTypes, fieldRules } from './fieldRules';
import { type FieldSeat, fieldSeatsFollowed, fieldSeatsResumed } from './fieldSeatsSlice';
import { selectFieldMatch } from './fieldSelectors';
import { fieldSlice } from './fieldSlice';
import { fieldTabSlice } from './fieldTabSlice';
import { giveFieldOrder } from './giveFieldOrder';
import { readFieldSaves } from './readFieldSaves';

/** All that is kept of the battle at hand. */
export const selectFieldSave = createSelector(
  [selectFieldMatch, (state: FieldRoot) => state.fieldSeats.seats, (state: FieldRoot) => state.fieldSeats.stream],
  (match, seats, stream): Save<FieldTypes, FieldSeat> | null => {
    if (match === null) return null;
    const { record, book, scenario } = match;
    return { record, book, seats, stream, ...(scenario === null ? {} : { scenario }) };
  },
);

/** The open field's place in the store. */
export const fieldTable: MatchTable<FieldTypes, FieldSeat, FieldRoot> = {
  game: fieldRules.id,
  actions: fieldSlice.actions,
  tabActions: fieldTabSlice.actions,
  selectMatch: selectFieldMatch,
  selectSave: selectFieldSave,
  selectTab: (state) => state.fieldTab,
  loadReader: readFieldSaves,
  giveOrder: giveFieldOrder,
  playersResumed: fieldSeatsResumed,
  playersFollowed: fieldSeatsFollowed,
};
