import { isAnyOf } from '@reduxjs/toolkit';
import { battleBegun, battleLeft, bookReplaced, orderGiven } from '../battleSlice';
import { saveFailed, saveSucceeded } from '../noticesSlice';
import { toSaveFile } from '../save';
import type { SaveStorage } from '../saveStorage';
import type { Listeners } from './types';

/** Every accepted order is saved at once, before any animation: a closed tab loses nothing. */
export function saveBattle(listeners: Listeners, storage: SaveStorage): void {
  listeners.startListening({
    matcher: isAnyOf(battleBegun, orderGiven, bookReplaced, battleLeft),
    effect: async (_, api) => {
      const { battle, seats } = api.getState();
      if (battle.battle?.record === api.getOriginalState().battle.battle?.record) return;
      try {
        if (battle.battle === null) await storage.clear();
        else {
          const { record, book } = battle.battle;
          await storage.write(toSaveFile({ record, book, seats: seats.seats, stream: seats.stream }));
        }
        api.dispatch(saveSucceeded());
      } catch (error) {
        api.dispatch(saveFailed({ kind: 'write-failed', detail: String(error) }));
      }
    },
  });
}
