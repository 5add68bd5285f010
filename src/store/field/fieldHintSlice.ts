import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReasonedOrder } from '../../ai/field/fieldPlayer';
import { fieldBegun, fieldImported, fieldOrderCarriedOut, fieldOrderTakenBack, fieldResumed } from './fieldSlice';

/** What a Captain would do in the person's place. */
export interface FieldHintState {
  readonly isAsked: boolean;
  readonly orders: readonly ReasonedOrder[];
}

const NO_HINT: FieldHintState = { isAsked: false, orders: [] };

export const fieldHintSlice = createSlice({
  name: 'fieldHint',
  initialState: NO_HINT as FieldHintState,
  reducers: {
    fieldHintAsked: () => ({ isAsked: true, orders: [] }),
    fieldHintGiven: (_, { payload }: PayloadAction<readonly ReasonedOrder[]>) => ({
      isAsked: false,
      orders: [...payload],
    }),
    fieldHintDropped: () => NO_HINT,
  },
  extraReducers: (builder) => {
    for (const action of [fieldBegun, fieldImported, fieldResumed, fieldOrderCarriedOut, fieldOrderTakenBack]) {
      builder.addCase(action, () => NO_HINT);
    }
  },
});

export const { fieldHintAsked, fieldHintGiven, fieldHintDropped } = fieldHintSlice.actions;
