import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { battleBegun, battleImported, battleResumed, bookReplaced } from '../battle/battleSlice';

/** The chance of Left by position, as the adviser has told it; null where it couldn't. */
export type KnownChances = Readonly<Record<string, number | null>>;

/** Enough for a turn and for looking back a little; older ones are asked for again. */
const MOST_KNOWN = 64;

const isAnotherBattle = isAnyOf(battleBegun, battleResumed, battleImported, bookReplaced);

export const chanceSlice = createSlice({
  name: 'chance',
  initialState: {} as KnownChances,
  reducers: {
    chanceFound: (known, { payload }: PayloadAction<{ readonly key: string; readonly left: number | null }>) => {
      const kept = Object.entries(known).slice(1 - MOST_KNOWN);
      return { ...Object.fromEntries(kept), [payload.key]: payload.left };
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnotherBattle, () => ({}));
  },
});

export const { chanceFound } = chanceSlice.actions;
