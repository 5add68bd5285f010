import type { RootState } from '../rootState';
import { fieldCatalogSlice } from './fieldCatalogSlice';
import { fieldHintSlice } from './fieldHintSlice';
import { fieldLastOrderSlice } from './fieldLastOrderSlice';
import { fieldSeatsSlice } from './fieldSeatsSlice';
import { fieldSlice } from './fieldSlice';
import { fieldTabSlice } from './fieldTabSlice';
import { fieldShelfSlice } from './shelfSlice';

/** What the open field adds to the store when somebody first goes there. */
export const FIELD_SLICES = {
  field: fieldSlice.reducer,
  fieldTab: fieldTabSlice.reducer,
  fieldSeats: fieldSeatsSlice.reducer,
  fieldCatalog: fieldCatalogSlice.reducer,
  fieldHint: fieldHintSlice.reducer,
  fieldLastOrder: fieldLastOrderSlice.reducer,
  fieldShelf: fieldShelfSlice.reducer,
} as const;

/** The state of a store to which the open field was added. */
export type FieldRoot = RootState & {
  readonly [Name in keyof typeof FIELD_SLICES]: ReturnType<(typeof FIELD_SLICES)[Name]>;
};
