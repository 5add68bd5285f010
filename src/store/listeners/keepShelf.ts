import { isAnyOf } from '@reduxjs/toolkit';
import { battleBegun, battleImported } from '../battleSlice';
import { loadRules } from '../lazyRules';
import { saveFailed } from '../noticesSlice';
import type { BattleSaves } from '../readBattleSaves';
import { selectSave } from '../saveSelectors';
import { wordsOf } from '../saves/saveWriter';
import { seatsResumed } from '../seatsSlice';
import { selectIsUnfinished } from '../selectors';
import { backAsked, battleReplaced, shelfCleared, shelfDeleted } from '../shelfSlice';
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
        api.dispatch(saveFailed({ kind: 'read-failed', detail: wordsOf(error) }));
      }
    },
  });
  listeners.startListening({
    actionCreator: shelfDeleted,
    effect: ({ payload: place }) => shelf.drop(place).catch(() => undefined),
  });
}
