import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What went wrong with the save: said in a banner, never silently. */
export const SAVE_TROUBLES = ['write-failed', 'read-failed', 'unreadable', 'one-damaged'] as const;

export interface SaveTrouble {
  readonly kind: (typeof SAVE_TROUBLES)[number];
  readonly detail: string;
  /** The text of what couldn't be opened, for whoever wants to have it out of the browser. */
  readonly raw?: string;
}

export interface Notices {
  readonly saveTrouble: SaveTrouble | null;
  /** The banner was sent away; the settings go on saying it. */
  readonly isDismissed: boolean;
}

const NO_TROUBLE: Notices = { saveTrouble: null, isDismissed: false };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: NO_TROUBLE as Notices,
  reducers: {
    // A banner that was sent away doesn't come back with every order that fails for the same reason.
    saveFailed: ({ saveTrouble, isDismissed }, { payload }: PayloadAction<SaveTrouble>) => ({
      saveTrouble: payload,
      isDismissed: isDismissed && saveTrouble?.kind === payload.kind,
    }),
    saveSucceeded: (state) => (state.saveTrouble?.kind === 'write-failed' ? NO_TROUBLE : state),
    readSucceeded: (state) => (state.saveTrouble?.kind === 'read-failed' ? NO_TROUBLE : state),
    noticeDismissed: (state) => ({ ...state, isDismissed: true }),
    /** Whoever asks for another attempt wants to hear how it ends. */
    saveRetried: (state) => ({ ...state, isDismissed: false }),
  },
});

export const { saveFailed, saveSucceeded, readSucceeded, noticeDismissed, saveRetried } = noticesSlice.actions;
