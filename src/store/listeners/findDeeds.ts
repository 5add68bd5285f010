import type { Adviser } from '../../ai/worker/adviser';
import { selectChanceQuestion } from '../advice/chanceSelectors';
import { deedsFound, turnLeft } from '../advice/whySlice';
import { selectBattle } from '../battle/selectBattle';
import type { Listeners } from './types';

/** Once an opponent's turn is over, asks what it did: from how it began, as the opponent saw it, and by its orders. */
export function findDeeds(listeners: Listeners, adviser: Adviser): void {
  listeners.startListening({
    predicate: (_, { seats: now }, { seats: before }) =>
      now.reasoned !== null && !now.reasoned.isRunning && before.reasoned?.isRunning === true,
    effect: async (_, api) => {
      const { reasoned } = api.getState().seats;
      const battle = selectBattle(api.getState());
      if (reasoned === null || battle === null) return;
      api.dispatch(turnLeft(selectChanceQuestion(api.getState())?.key ?? null));
      const { begun, given } = reasoned;
      try {
        const deeds = await adviser.ask(battle.book, { type: 'deeds', seen: begun, orders: given });
        if (deeds !== null && api.getState().seats.reasoned === reasoned) api.dispatch(deedsFound(deeds));
      } catch {
        // Then nothing is told of it.
      }
    },
  });
}
