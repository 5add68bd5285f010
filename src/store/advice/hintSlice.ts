import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Advice } from '../../ai/advice/hint';
import {
  battleBegun,
  battleFollowed,
  battleImported,
  battleResumed,
  bookReplaced,
  orderCarriedOut,
  orderTakenBack,
} from '../battle/battleSlice';
import { tabLost } from '../battle/battleTabSlice';
import { homeOpened } from '../screenSlice';

/** How much is said: where to act, with which card, or the whole plan. */
export const HINT_STEPS = ['where', 'which', 'plan'] as const;
export type HintStep = (typeof HINT_STEPS)[number];

export type HintState =
  | { readonly status: 'none' | 'thinking' | 'failed' }
  | { readonly status: 'found'; readonly step: HintStep; readonly advice: Advice };

const NONE: HintState = { status: 'none' };

/** Whatever changes the position makes the hint a hint for another one. */
const isOutdated = isAnyOf(
  orderCarriedOut,
  orderTakenBack,
  battleBegun,
  battleResumed,
  battleImported,
  battleFollowed,
  bookReplaced,
  homeOpened,
  tabLost,
);

export const hintSlice = createSlice({
  name: 'hint',
  initialState: NONE as HintState,
  reducers: {
    /** The first time for a hint, then for more of it; after the last step it is put away. */
    hintAsked: (hint): HintState => (hint.status === 'found' ? furtherStep(hint) : { status: 'thinking' }),
    hintFound: (_, { payload: advice }: PayloadAction<Advice>): HintState => ({
      status: 'found',
      step: 'where',
      advice,
    }),
    hintFailed: (): HintState => ({ status: 'failed' }),
    hintPutAway: (): HintState => NONE,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isOutdated, () => NONE);
  },
});

export const { hintAsked, hintFound, hintFailed, hintPutAway } = hintSlice.actions;

function furtherStep(hint: Extract<HintState, { status: 'found' }>): HintState {
  const step = HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1];
  return step === undefined ? NONE : { ...hint, step };
}
