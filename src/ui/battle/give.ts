import type { Order } from '../../battle/model/orders';
import type { RefusalCode } from '../../battle/model/refusals';
import { accepted, type Result, refused } from '../../kernel/result';
import { type Answer, whenAnswered } from '../../match/referee';
import { selectIsPlayedHere } from '../../store/battle/battleSave';
import { orderTakenBack, playbackSkipped, refusalHeard } from '../../store/battle/battleSlice';
import { giveOrder } from '../../store/battle/giveOrder';
import type { AppStore } from '../../store/createStore';
import {
  selectIsPersonsTurn,
  selectIsPlayingBack,
  selectMayOrder,
  selectRefusal,
  selectSeen,
} from '../../store/view/battleSelectors';

/** Why an order that was put in words is not carried out. */
export type WhyNotGiven = RefusalCode | 'not-your-turn' | 'elsewhere' | 'not-in-lesson';

/** Gives an order that was put in words. */
export function giveOn(store: AppStore, order: Order): Answer<null, WhyNotGiven> {
  skipPlayback(store);
  if (selectSeen(store.getState())?.winner !== null) return refused('battle-over');
  if (!selectIsPlayedHere(store.getState())) return refused('elsewhere');
  if (!selectMayOrder(store.getState())) return refused('not-your-turn');
  return whenAnswered(store.dispatch(giveOrder(order)), (result): Result<null, WhyNotGiven> => {
    // Whoever said it answers it.
    forgetRefusal(store);
    return result.ok ? accepted(null) : refused(result.refusal.code);
  });
}

/** Ending the turn is a press like any other: it skips what is being played back. */
export function endTurnOn(store: AppStore): void {
  skipPlayback(store);
  if (selectMayOrder(store.getState())) void store.dispatch(giveOrder({ type: 'endTurn' }));
}

/** Takes the last order back; when there is none, the refusal says so. */
export function undoOn(store: AppStore): void {
  forgetRefusal(store);
  if (selectIsPersonsTurn(store.getState())) store.dispatch(orderTakenBack());
}

/** Shows at once what is still being played back; whether there was anything. */
export function skipPlayback(store: AppStore): boolean {
  const isPlayingBack = selectIsPlayingBack(store.getState());
  if (isPlayingBack) store.dispatch(playbackSkipped());
  return isPlayingBack;
}

/** Whatever is pressed next, the last refusal was heard. */
export function forgetRefusal(store: AppStore): void {
  if (selectRefusal(store.getState()) !== null) store.dispatch(refusalHeard());
}
