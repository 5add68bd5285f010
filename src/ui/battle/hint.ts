import { hintAsked } from '../../store/advice/hintSlice';
import type { AppStore } from '../../store/createStore';
import { selectHasHints } from '../../store/settings/tableSettings';
import { selectMayOrder } from '../../store/view/battleSelectors';
import { forgetRefusal, skipPlayback } from './give';

/** Asks for a hint, or for more of it: a press like any other, it skips what is being played back. Whether there can be one. */
export function hintOn(store: AppStore): boolean {
  forgetRefusal(store);
  skipPlayback(store);
  if (!selectHasHints(store.getState()) || !selectMayOrder(store.getState())) return false;
  store.dispatch(hintAsked());
  return true;
}
