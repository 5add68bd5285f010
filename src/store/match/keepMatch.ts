import { isAnyOf } from '@reduxjs/toolkit';
import type { GameTypes } from '../../match/rules';
import { saveRetried } from '../saves/noticesSlice';
import type { Saves } from '../saves/saves';
import type { MatchListeners, MatchTable } from './matchTable';
import { resumeMatch } from './resume';

/** Every accepted order, and every one taken back, is saved at once, before any animation: a closed tab loses nothing. */
export function keepMatch<Types extends GameTypes, Seat extends string, State>(
  listeners: MatchListeners<State>,
  table: MatchTable<Types, Seat, State>,
  saves: Saves<Types, Seat>,
): void {
  const { selectMatch, selectSave, selectTab } = table;
  const { begun, imported, orderCarriedOut, orderTakenBack, bookReplaced } = table.actions;
  const { tabPlays } = table.tabActions;
  listeners.startListening({
    matcher: isAnyOf(begun, imported, orderCarriedOut, orderTakenBack, bookReplaced, tabPlays),
    effect: (action, api) => {
      const save = selectSave(api.getState());
      const isNews = tabPlays.match(action) || save?.record !== selectMatch(api.getOriginalState())?.record;
      if (save !== null && isNews && selectTab(api.getState()) === 'playing') saves.put(save);
    },
  });
  listeners.startListening({
    actionCreator: saveRetried,
    effect: async (_, api) => {
      saves.reopen();
      const save = selectSave(api.getState());
      if (save !== null && selectTab(api.getState()) === 'playing') saves.put(save);
      else await resumeMatch(table, api, saves);
    },
  });
}
