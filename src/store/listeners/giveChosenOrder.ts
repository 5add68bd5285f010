import { whenAnswered } from '../../match/referee';
import { giveOrder } from '../battle/giveOrder';
import { nextOrderChosen, thinkingFailed } from '../seats/seatsSlice';
import type { Listeners } from './types';

/** Gives the order that the AI slice's reducer chose. It chose none where the truth refuses the plan: then another is asked for. */
export function giveChosenOrder(listeners: Listeners): void {
  listeners.startListening({
    actionCreator: nextOrderChosen,
    effect: async (_, api) => {
      const { next } = api.getState().seats;
      if (next === null) return;
      await whenAnswered(api.dispatch(giveOrder(next)), (result) => {
        if (!result.ok) api.dispatch(thinkingFailed(result.refusal.sentence));
      });
    },
  });
}
