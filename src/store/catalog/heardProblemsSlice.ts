import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../content/problems/problem';
import { catalogReplaced } from './catalogSlice';

/** What was wrong with card files when that banner was sent away; null when it wasn't, or all is different now. */
type HeardProblems = string | null;

export const heardProblemsSlice = createSlice({
  name: 'heardProblems',
  initialState: null as HeardProblems,
  reducers: {
    problemsDismissed: (_, { payload }: PayloadAction<readonly Problem[]>) => namesOf(payload),
  },
  extraReducers: (builder) => {
    builder.addCase(catalogReplaced, (heard, { payload }) => (heard === namesOf(payload.problems) ? heard : null));
  },
});

/** All that would be said of them. */
function namesOf(problems: readonly Problem[]): string {
  return JSON.stringify(problems);
}

export const { problemsDismissed } = heardProblemsSlice.actions;
