import { isAnyOf } from '@reduxjs/toolkit';
import { battleBegun, bookReplaced, orderGiven, orderTakenBack } from '../battleSlice';
import { saveFailed, saveSucceeded } from '../noticesSlice';
import { toSaveFile } from '../save';
import type { SaveStorage } from '../saveStorage';
import type { Listeners } from './types';

/** Every accepted order, and every one taken back, is saved at once, before any animation: a closed tab loses nothing. */
export function saveBattle(listeners: Listeners, storage: SaveStorage): void {
  listeners.startListening({
    matcher: isAnyOf(battleBegun, orderGiven, orderTakenBack, bookReplaced),
    effect: async (_, api) => {
      const { battle } = api.getState().battle;
      const { seats, stream } = api.getState().seats;
      if (battle === null || battle.record === api.getOriginalState().battle.battle?.record) return;
      try {
        const { record, book, scenario } = battle;
        const named = scenario === null ? {} : { scenario };
        await storage.write(toSaveFile({ record, book, seats, stream, ...named }));
        api.dispatch(saveSucceeded());
      } catch (error) {
        api.dispatch(saveFailed({ kind: 'write-failed', detail: String(error) }));
      }
    },
  });
}
