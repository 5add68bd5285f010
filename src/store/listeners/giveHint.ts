import type { Adviser } from '../../ai/worker/adviser';
import { hintFailed, hintFound } from '../advice/hintSlice';
import { engineFor } from '../battle/lazyRules';
import { selectBattle } from '../battle/selectBattle';
import type { Listeners } from './types';

/** Asks what the adviser would do in the person's place, from what the person may see. */
export function giveHint(listeners: Listeners, adviser: Adviser): void {
  listeners.startListening({
    predicate: (_, now, before) => now.hint.status !== before.hint.status,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const battle = selectBattle(api.getState());
      if (battle === null || api.getState().hint.status !== 'thinking') return;
      const { book, truth } = battle;
      const seen = engineFor(book).observe(truth, truth.turn);
      try {
        const advice = await api.pause(adviser.ask(book, { type: 'hint', seen }));
        if (advice !== null) api.dispatch(hintFound(advice));
      } catch {
        if (!api.signal.aborted) api.dispatch(hintFailed());
      }
    },
  });
}
