import type { OrderReason } from '../../ai/field/fieldPlayer';
import type { FieldClient } from '../../ai/field/worker/fieldClient';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import type { MatchListeners } from '../match/matchTable';
import { fieldHintAsked, fieldHintDropped, fieldHintGiven } from './fieldHintSlice';
import type { FieldRoot } from './fieldRoot';
import { selectFieldMatch } from './fieldSelectors';
import { opponentNamed } from './playFieldOpponent';

/** Who is asked. */
const ADVISER = 'captain';

export const selectFieldHintReason = (state: FieldRoot): OrderReason | null =>
  state.fieldHint.orders[0]?.reason ?? null;

/** A hint is asked of the same opponents, who get the observation of the person's side and nothing else. */
export function giveFieldHint(listeners: MatchListeners<FieldRoot>, client: FieldClient): void {
  listeners.startListening({
    actionCreator: fieldHintAsked,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const match = selectFieldMatch(api.getState());
      if (match === null) return;
      const { book, truth } = match;
      const side = sideToOrder(truth);
      try {
        const observation = skirmishEngineFor(book).observe(truth, side);
        const request = { book, observation, seed: 1, ...opponentNamed(api.getState(), ADVISER) };
        const { orders } = await api.pause(client.requestDecision(request, api.signal));
        const isStillAsked = selectFieldMatch(api.getState())?.truth === truth;
        api.dispatch(isStillAsked ? fieldHintGiven(orders) : fieldHintDropped());
      } catch {
        api.throwIfCancelled();
        api.dispatch(fieldHintDropped());
      }
    },
  });
}
