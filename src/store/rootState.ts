import { combineReducers } from '@reduxjs/toolkit';
import { battleSlice } from './battleSlice';
import { type CatalogState, catalogReducer } from './catalogSlice';
import { heardProblemsSlice } from './heardProblemsSlice';
import { hintSlice } from './hintSlice';
import { invitationSlice } from './invitationSlice';
import { noticesSlice } from './noticesSlice';
import { screenSlice } from './screenSlice';
import { seatsSlice } from './seatsSlice';
import { settingsSlice } from './settingsSlice';
import { shelfSlice } from './shelfSlice';
import { tabSlice } from './tabSlice';

export function rootReducer(shipped: CatalogState) {
  return combineReducers({
    battle: battleSlice.reducer,
    seats: seatsSlice.reducer,
    catalog: catalogReducer(shipped),
    settings: settingsSlice.reducer,
    hint: hintSlice.reducer,
    heardProblems: heardProblemsSlice.reducer,
    notices: noticesSlice.reducer,
    invitation: invitationSlice.reducer,
    screen: screenSlice.reducer,
    tab: tabSlice.reducer,
    shelf: shelfSlice.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof rootReducer>>;
