import { isAnyOf } from '@reduxjs/toolkit';
import { selectSave } from '../battle/battleSave';
import { battleBegun, battleImported } from '../battle/battleSlice';
import { loadRules } from '../battle/lazyRules';
import type { BattleSaves } from '../battle/readBattleSaves';
import { saveFailed } from '../saves/noticesSlice';
import { errorMessage } from '../saves/saveWriter';
import { backAsked, battleReplaced, shelfCleared, shelfDeleted } from '../saves/shelfSlice';
import { seatsResumed } from '../seats/seatsSlice';
import { selectIsUnfinished } from '../view/battleSelectors';
import type { Listeners } from './types';

/** An unfinished battle that another takes the place of can be had back; whoever goes back to it lets the two change places. */
export function keepShelf(listeners: Listeners, saves: Pick<BattleSaves, 'settled' | 'shelf' | 'shelve'>): void {
  const { shelf } = saves;
  listeners.startListening({
    matcher: isAnyOf(battleBegun, battleImported),
    effect: async (_, api) => {
      const replaced = selectIsUnfinished(api.getOriginalState()) ? selectSave(api.getOriginalState()) : null;
      if (replaced === null) return;
      if (await saves.shelve(replaced)) api.dispatch(battleReplaced());
    },
  });
  listeners.startListening({
    actionCreator: backAsked,
    effect: async ({ payload: place }, api) => {
      try {
        const [opened] = await Promise.all([shelf.open(place), loadRules()]);
        if (opened === null) return void api.dispatch(shelfCleared(place));
        if (!opened.ok) return void api.dispatch(saveFailed({ kind: 'unreadable', detail: opened.refusal }));
        const leaves = place === 'replaced' && selectIsUnfinished(api.getState());
        const { match, seats, stream } = opened.value;
        api.dispatch(seatsResumed({ seats, stream }));
        api.dispatch(battleImported(match));
        if (leaves) return;
        await saves.settled();
        await shelf.drop(place);
        api.dispatch(shelfCleared(place));
      } catch (error) {
        api.dispatch(saveFailed({ kind: 'read-failed', detail: errorMessage(error) }));
      }
    },
  });
  listeners.startListening({
    actionCreator: shelfDeleted,
    effect: ({ payload: place }) => shelf.drop(place).catch(() => undefined),
  });
}
