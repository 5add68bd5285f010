import type { ShelfTable } from '../match/keepShelf';
import type { FieldRoot } from './fieldRoot';
import type { FieldTypes } from './fieldRules';
import type { FieldSeat } from './fieldSeatsSlice';
import { selectIsFieldUnfinished } from './fieldSelectors';
import { fieldTable } from './fieldTable';
import { fieldShelfSlice } from './shelfSlice';

/** The shelf of the open field. */
export const fieldShelf: ShelfTable<FieldTypes, FieldSeat, FieldRoot> = {
  ...fieldTable,
  shelfActions: fieldShelfSlice.actions,
  selectIsUnfinished: selectIsFieldUnfinished,
  prepare: () => Promise.resolve(),
};
