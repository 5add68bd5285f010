import { playbackSkipped } from '../../store/battle/battleSlice';
import { selectIsPlayingBack } from '../../store/view/battleSelectors';
import { type Input, useInput } from '../battle/useInput';
import { useAppStore } from '../common/hooks/storeHooks';

/** A press takes nothing in hand; as anywhere, it skips what is being played back. */
export function useLookingOn(): Input {
  const store = useAppStore();
  const input = useInput();
  const press = () => {
    if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
  };
  return { ...input, press };
}
