import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToldDeeds } from '../../ai/explain/chooseDeeds';
import { battleBegun, battleImported, battleResumed, bookReplaced } from '../battle/battleSlice';
import { planMade } from '../seats/seatsSlice';

/** What the last turn of an opponent did, once the adviser has found it; and the bar's position behind it. */
export interface WhyState {
  readonly deeds: ToldDeeds | null;
  /** The name of the position in which the turn left the person; null where nobody can be asked about it. */
  readonly after: string | null;
}

const NOTHING: WhyState = { deeds: null, after: null };

export const whySlice = createSlice({
  name: 'why',
  initialState: NOTHING as WhyState,
  reducers: {
    turnLeft: (_, { payload: after }: PayloadAction<string | null>): WhyState => ({ deeds: null, after }),
    deedsFound: (why, { payload: deeds }: PayloadAction<ToldDeeds>): WhyState => ({ ...why, deeds }),
  },
  extraReducers: (builder) => {
    for (const another of [planMade, battleBegun, battleResumed, battleImported, bookReplaced]) {
      builder.addCase(another, () => NOTHING);
    }
  },
});

export const { turnLeft, deedsFound } = whySlice.actions;
