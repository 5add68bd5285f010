import { isAnyOf } from '@reduxjs/toolkit';
import { battleBegun, battleImported, bookReplaced, orderGiven, orderTakenBack } from '../battleSlice';
import { saveRetried } from '../noticesSlice';
import { resumeBattle } from '../resume';
import { selectIsPlayedHere, selectSave } from '../saveSelectors';
import type { Saves } from '../saves';
import { tabPlays } from '../tabSlice';
import type { Listeners } from './types';

/** Every accepted order, and every one taken back, is saved at once, before any animation: a closed tab loses nothing. */
export function saveBattle(listeners: Listeners, saves: Saves): void {
  listeners.startListening({
    matcher: isAnyOf(battleBegun, battleImported, orderGiven, orderTakenBack, bookReplaced, tabPlays),
    effect: (action, api) => {
      const state = api.getState();
      const save = selectSave(state);
      const isNews = tabPlays.match(action) || save?.record !== api.getOriginalState().battle.battle?.record;
      if (save !== null && isNews && selectIsPlayedHere(state)) saves.put(save);
    },
  });
  listeners.startListening({
    actionCreator: saveRetried,
    effect: async (_, api) => {
      const save = selectSave(api.getState());
      if (save === null) await resumeBattle(api, saves);
      else if (selectIsPlayedHere(api.getState())) saves.put(save);
    },
  });
}
