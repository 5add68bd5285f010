import { createTabSlice } from '../tabs/createTabSlice';
import { battleBegun, battleImported } from './battleSlice';

/** Which tab plays the card battle. */
export const tabSlice = createTabSlice('tab', battleBegun, battleImported);

export const { tabReads, takeOverAsked, tabPlays, tabLost } = tabSlice.actions;
