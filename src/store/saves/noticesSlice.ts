import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What went wrong with the save: said in a banner, never silently. */
export const SAVE_TROUBLES = [
  'write-failed',
  'read-failed',
  'unreadable',
  'one-damaged',
  'storage-gone',
  'not-archived',
  'archive-full',
  'variations-lost',
] as const;

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

function without(state: Notices, ...mended: readonly SaveTrouble['kind'][]): Notices {
  return state.saveTrouble !== null && mended.includes(state.saveTrouble.kind) ? NO_TROUBLE : state;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: NO_TROUBLE,
  reducers: {
    // A banner that was sent away doesn't come back with every order that fails for the same reason.
    saveFailed: (state, { payload }: PayloadAction<SaveTrouble>) => ({
      ...state,
      saveTrouble: payload,
      isDismissed: state.isDismissed && state.saveTrouble?.kind === payload.kind,
    }),
    saveSucceeded: (state) => without(state, 'write-failed', 'storage-gone'),
    readSucceeded: (state) => without(state, 'read-failed', 'storage-gone'),
    noticeDismissed: (state) => ({ ...state, isDismissed: true }),
    /** The oldest unmarked battles may go: whoever is asked has said yes. */
    archiveRoomGiven: (state) => without(state, 'archive-full'),
    /** Whoever asks for another attempt wants to hear how it ends. */
    saveRetried: (state) => ({ ...state, isDismissed: false }),
  },
});

export const { saveFailed, saveSucceeded, readSucceeded, noticeDismissed, saveRetried, archiveRoomGiven } =
  noticesSlice.actions;
