import { playbackSkipped } from '../../store/battleSlice';
import type { AppStore } from '../../store/createStore';
import { hintAsked } from '../../store/hintSlice';
import { selectIsPlayingBack, selectMayOrder } from '../../store/selectors';
import { forgetRefusal } from './press';

/** Asks for a hint, or for more of it: a press like any other, it skips what is being played back. Whether there can be one. */
export function hintOn(store: AppStore): boolean {
  forgetRefusal(store);
  if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
  if (!selectMayOrder(store.getState())) return false;
  store.dispatch(hintAsked());
  return true;
}
