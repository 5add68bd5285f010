import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OnShelf, ShelfPlace } from './shelf';

const EMPTY: OnShelf = { aside: null, replaced: false };

/** Which matches of a game lie beside the running one. */
export function createShelfSlice(name: string) {
  return createSlice({
    name,
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
}

export type ShelfActions = ReturnType<typeof createShelfSlice>['actions'];

/** That of the card battle. */
export const shelfSlice = createShelfSlice('shelf');

export const { shelfLooked, backAsked, shelfDeleted } = shelfSlice.actions;
