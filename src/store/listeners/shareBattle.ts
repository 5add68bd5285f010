import { type Dispatch, isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { battleBegun, battleImported } from '../battleSlice';
import { resume, resumeBattle } from '../resume';
import type { RootState } from '../rootState';
import { openSaveFile } from '../save';
import type { Saves } from '../saves';
import { tabPlays, takeOverAsked } from '../tabSlice';
import type { Tabs } from '../tabs';
import type { Listeners } from './types';

/** Moves the battle from the tab that played it to this one. */
export function shareBattle(listeners: Listeners, saves: Saves, tabs: Tabs): void {
  listeners.startListening({
    actionCreator: takeOverAsked,
    effect: async (_, api) => {
      const opened = openSaveFile(await takeOver(tabs, saves));
      // The tab that played may have known more than it could write.
      if (opened.ok) resume(api, opened.value);
      else await resumeBattle(api, saves);
      play(api);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(battleBegun, battleImported),
    effect: async (_, api) => {
      if (api.getState().tab !== 'takingOver') return;
      await takeOver(tabs, saves);
      play(api);
    },
  });
}

/** Unless a third tab was quicker. */
function play({ dispatch, getState }: Pick<ListenerEffectAPI<RootState, Dispatch>, 'dispatch' | 'getState'>): void {
  if (getState().tab === 'takingOver') dispatch(tabPlays());
}

/** A browser that refuses to give the lock refuses it to every tab. */
async function takeOver(tabs: Tabs, saves: Saves): Promise<unknown> {
  const file = await tabs.takeOver().catch(() => undefined);
  saves.release();
  return file;
}
