import { isAnyOf } from '@reduxjs/toolkit';
import { battleBegun, battleImported } from '../battleSlice';
import { loadRules } from '../lazyRules';
import { saveFailed } from '../noticesSlice';
import type { BattleSaves } from '../readBattleSaves';
import { selectIsPlayedHere, selectSave } from '../saveSelectors';
import { wordsOf } from '../saves/saveWriter';
import { seatsResumed } from '../seatsSlice';
import { selectIsUnfinished } from '../selectors';
import { backAsked, battleReplaced, shelfCleared, shelfDeleted } from '../shelfSlice';
import type { Listeners } from './types';

/** How long another tab may take to hand its battle over. */
const HANDING_OVER_MILLISECONDS = 10_000;

/** An unfinished battle that another takes the place of can be had back; whoever goes back to it lets the two change places. */
export function keepShelf(listeners: Listeners, saves: Pick<BattleSaves, 'settled' | 'shelf'>): void {
  const { shelf } = saves;
  listeners.startListening({
    matcher: isAnyOf(battleBegun, battleImported),
    effect: async (_, api) => {
      const replaced = selectIsUnfinished(api.getOriginalState()) ? selectSave(api.getOriginalState()) : null;
      if (replaced === null) return;
      const isPlaying = (): boolean => selectIsPlayedHere(api.getState());
      if (!isPlaying() && !(await api.condition(isPlaying, HANDING_OVER_MILLISECONDS))) return;
      // First the battle that has come, so that at no moment one of them is nowhere.
      await saves.settled();
      await shelf.put('replaced', replaced).then(
        () => api.dispatch(battleReplaced()),
        // Its copies are written over order by order: nobody must count on it.
        () => undefined,
      );
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
