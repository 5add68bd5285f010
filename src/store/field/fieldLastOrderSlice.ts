import { createSlice } from '@reduxjs/toolkit';
import { fieldBegun, fieldImported, fieldOrderCarriedOut, fieldOrderTakenBack, fieldResumed } from './fieldSlice';

const none = (): number => 0;

/** How many events the last order brought; 0 before the first, and when it was taken back. */
export const fieldLastOrderSlice = createSlice({
  name: 'fieldLastOrder',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fieldOrderCarriedOut, (_, { payload: { step } }) => step.events.length)
      .addCase(fieldOrderTakenBack, none)
      .addCase(fieldBegun, none)
      .addCase(fieldResumed, none)
      .addCase(fieldImported, none);
  },
});
