import { createTabSlice } from '../tabs/createTabSlice';
import { fieldBegun, fieldImported } from './fieldSlice';

/** Which tab plays the battle on the open field. */
export const fieldTabSlice = createTabSlice('fieldTab', fieldBegun, fieldImported);

export const {
  tabLost: fieldTabLost,
  tabPlays: fieldTabPlays,
  takeOverAsked: fieldTakeOverAsked,
} = fieldTabSlice.actions;
