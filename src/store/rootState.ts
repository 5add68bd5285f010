import { combineSlices } from '@reduxjs/toolkit';
import { chanceSlice } from './advice/chanceSlice';
import { hintSlice } from './advice/hintSlice';
import { whySlice } from './advice/whySlice';
import { battleSlice } from './battle/battleSlice';
import { tabSlice } from './battle/battleTabSlice';
import { type CatalogState, catalogReducer } from './catalog/catalogSlice';
import { heardProblemsSlice } from './catalog/heardProblemsSlice';
import { invitationSlice } from './invitations/invitationSlice';
import { noticesSlice } from './saves/noticesSlice';
import { shelfSlice } from './saves/shelfSlice';
import { screenSlice } from './screenSlice';
import { seatsSlice } from './seats/seatsSlice';
import { settingsSlice } from './settings/settingsSlice';

/** Another game's slices are injected with its first visit (`createStore`). */
export function rootReducer(shipped: CatalogState) {
  return combineSlices({
    battle: battleSlice.reducer,
    seats: seatsSlice.reducer,
    catalog: catalogReducer(shipped),
    settings: settingsSlice.reducer,
    hint: hintSlice.reducer,
    chance: chanceSlice.reducer,
    why: whySlice.reducer,
    heardProblems: heardProblemsSlice.reducer,
    notices: noticesSlice.reducer,
    invitation: invitationSlice.reducer,
    screen: screenSlice.reducer,
    tab: tabSlice.reducer,
    shelf: shelfSlice.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof rootReducer>>;
