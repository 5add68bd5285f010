import { createSlice } from '@reduxjs/toolkit';
import { battleBegun, battleImported } from './battleSlice';

/**
 * One tab plays the battle, all others read: `reading` from the beginning, `lost` since another tab took over. Until a
 * tab that is `takingOver` has it, no order is given in it either.
 */
type Tab = 'playing' | 'reading' | 'lost' | 'takingOver';

export const tabSlice = createSlice({
  name: 'tab',
  initialState: 'playing' as Tab,
  reducers: {
    tabReads: (): Tab => 'reading',
    takeOverAsked: (): Tab => 'takingOver',
    tabPlays: (): Tab => 'playing',
    tabLost: (): Tab => 'lost',
  },
  extraReducers: (builder) => {
    // A new battle is played where it was begun.
    builder.addCase(battleBegun, takenHere).addCase(battleImported, takenHere);
  },
});

export const { tabReads, takeOverAsked, tabPlays, tabLost } = tabSlice.actions;

function takenHere(tab: Tab): Tab {
  return tab === 'playing' ? 'playing' : 'takingOver';
}
