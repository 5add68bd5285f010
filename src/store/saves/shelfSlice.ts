import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OnShelf, ShelfPlace } from './shelf';

const EMPTY: OnShelf = { aside: null, replaced: false };

/** Which battles lie beside the running one. */
export const shelfSlice = createSlice({
  name: 'shelf',
  initialState: EMPTY as OnShelf,
  reducers: {
    shelfLooked: (_, { payload }: PayloadAction<OnShelf>) => payload,
    battleReplaced: (shelf) => ({ ...shelf, replaced: true }),
    shelfCleared: (shelf, { payload: place }: PayloadAction<ShelfPlace>) => ({ ...shelf, [place]: EMPTY[place] }),
    /** Somebody wants to play it: it changes places with the running battle. */
    backAsked: (shelf, _action: PayloadAction<ShelfPlace>) => shelf,
    shelfDeleted: (shelf, { payload: place }: PayloadAction<ShelfPlace>) => ({ ...shelf, [place]: EMPTY[place] }),
  },
});

export const { shelfLooked, battleReplaced, shelfCleared, backAsked, shelfDeleted } = shelfSlice.actions;
