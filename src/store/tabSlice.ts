import { battleBegun, battleImported } from './battleSlice';
import { createTabSlice } from './tabs/createTabSlice';

/** Which tab plays the card battle. */
export const tabSlice = createTabSlice('tab', battleBegun, battleImported);

export const { tabReads, takeOverAsked, tabPlays, tabLost } = tabSlice.actions;
