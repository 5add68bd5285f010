import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What went wrong with the save: said in a banner, never silently. */
export const SAVE_TROUBLES = ['write-failed', 'read-failed', 'unreadable'] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];

export interface Notices {
  readonly saveTrouble: { readonly kind: SaveTrouble; readonly detail: string } | null;
}

const initialState: Notices = { saveTrouble: null };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: initialState as Notices,
  reducers: {
    saveFailed: (_, { payload }: PayloadAction<{ readonly kind: SaveTrouble; readonly detail: string }>) => ({
      saveTrouble: payload,
    }),
    saveSucceeded: (state) => (state.saveTrouble?.kind === 'write-failed' ? { saveTrouble: null } : state),
    noticeDismissed: () => ({ saveTrouble: null }),
  },
});

export const { saveFailed, saveSucceeded, noticeDismissed } = noticesSlice.actions;
