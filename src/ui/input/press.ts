import type { Observation } from '../../battle/observe';
import type { Order } from '../../battle/orders';
import { samePosition } from '../../battle/position';
import type { RefusalCode } from '../../battle/refusals';
import { orderGiven, orderTakenBack, playbackSkipped, refusalHeard } from '../../store/battleSlice';
import type { AppStore } from '../../store/createStore';
import { selectIsPlayedHere } from '../../store/saveSelectors';
import {
  selectIsPersonsTurn,
  selectIsPlayingBack,
  selectLegalOrders,
  selectMayOrder,
  selectRefusal,
  selectSeen,
} from '../../store/selectors';
import { react, settle } from './machine';
import { IDLE, type Pressed, type Selection } from './selection';

/** Carries out a press on the battle and gives what is held after it. */
export function pressOn(store: AppStore, held: Selection, pressed: Pressed): Selection {
  forgetRefusal(store);
  const before = selectSeen(store.getState());
  // A press never waits for a picture: what is still being played back is skipped first.
  const skipped = selectIsPlayingBack(store.getState());
  if (skipped) store.dispatch(playbackSkipped());

  const state = store.getState();
  const now = selectSeen(state);
  if (before === null || now === null) return IDLE;
  const legal = selectLegalOrders(state);
  const current = settle(held, now, legal);
  // Whoever pressed a unit that fell meanwhile did not mean the empty cell.
  if (skipped && !isSamePlace(before, now, pressed)) return current;

  const { selection, order } = react(current, pressed, now, legal);
  if (order === undefined) return selection;
  if (!selectMayOrder(state)) return current;
  store.dispatch(orderGiven(order));
  return selectRefusal(store.getState()) === null ? selection : current;
}

/** Gives an order that was put in words; gives the code of the refusal, if it is refused. */
export function giveOn(store: AppStore, order: Order): RefusalCode | 'not-your-turn' | 'elsewhere' | null {
  if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
  if (selectSeen(store.getState())?.winner !== null) return 'battle-over';
  if (!selectIsPlayedHere(store.getState())) return 'elsewhere';
  if (!selectMayOrder(store.getState())) return 'not-your-turn';
  store.dispatch(orderGiven(order));
  const refusal = selectRefusal(store.getState());
  // Whoever said it answers it.
  forgetRefusal(store);
  return refusal === null || refusal.code === 'nothing-to-undo' ? null : refusal.code;
}

/** Ending the turn is a press like any other: it skips what is being played back. */
export function endTurnOn(store: AppStore): void {
  if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
  if (selectMayOrder(store.getState())) store.dispatch(orderGiven({ type: 'endTurn' }));
}

/** Takes the last order back; when there is none, the refusal says so. */
export function undoOn(store: AppStore): void {
  forgetRefusal(store);
  if (selectIsPersonsTurn(store.getState())) store.dispatch(orderTakenBack());
}

/** Whatever is pressed next, the last refusal was heard. */
export function forgetRefusal(store: AppStore): void {
  if (selectRefusal(store.getState()) !== null) store.dispatch(refusalHeard());
}

/** Whether the pressed place shows the same before and after the skip. */
function isSamePlace(before: Observation, now: Observation, pressed: Pressed): boolean {
  if (pressed.type === 'handCard') return before.hand[pressed.index] === now.hand[pressed.index];
  if (pressed.type !== 'cell') return true;
  const standing = ({ units }: Observation) => units.find((unit) => samePosition(unit, pressed.at))?.id;
  return standing(before) === standing(now);
}
