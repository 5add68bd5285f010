import type { PlayerName } from '../../ai/players/playerNames';
import type { AiClient } from '../../ai/worker/aiClient';
import { openStream } from '../../kernel/chance';
import { hintFailed, hintFound } from '../advice/hintSlice';
import { engineFor } from '../battle/lazyRules';
import { selectBattle } from '../battle/selectBattle';
import type { Listeners } from './types';

/** The strongest level. */
const ADVISER: PlayerName = 'master';

/** Asks what the adviser would do in the person's place: from what the person may see, and by a chance of its own. */
export function giveHint(listeners: Listeners, aiClient: AiClient): void {
  listeners.startListening({
    predicate: (_, now, before) => now.hint.status !== before.hint.status,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const battle = selectBattle(api.getState());
      if (battle === null || api.getState().hint.status !== 'thinking') return;
      const { book, truth, record } = battle;
      const seen = engineFor(book).observe(truth, truth.turn);
      const stream = openStream(record.orders.length, 'ai');
      try {
        api.dispatch(
          hintFound(await api.pause(aiClient.requestPlan({ player: ADVISER, book, seen, stream }, api.signal))),
        );
      } catch {
        if (!api.signal.aborted) api.dispatch(hintFailed());
      }
    },
  });
}
