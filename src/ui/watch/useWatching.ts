import { useEffect, useMemo } from 'react';
import { playbackSkipped } from '../../store/battle/battleSlice';
import type { AppStore } from '../../store/createStore';
import { selectIsPaused } from '../../store/seats/seatSelectors';
import { watchPaused, watchResumed, watchStepped } from '../../store/seats/seatsSlice';
import type { DeedIn } from '../../store/settings/keyTable';
import { SPEEDS } from '../../store/settings/settings';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { selectSpeed } from '../../store/settings/tableSettings';
import { selectIsPlayingBack } from '../../store/view/battleSelectors';
import { useAppStore } from '../common/hooks/storeHooks';
import { deedOf } from '../common/keys/keyHooks';

/** What somebody who watches can do. */
export interface Watching {
  readonly pauseOrResume: () => void;
  readonly step: () => void;
  readonly changeSpeed: (by: 1 | -1) => void;
}

/** The same by buttons and by keys. */
export function useWatching(): Watching {
  const store = useAppStore();
  const watching = useMemo(() => watchingOn(store), [store]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isForSomebodyElse = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      if (isForSomebodyElse || document.querySelector('dialog[open]') !== null) return;
      const deed = deedOf('watch', event);
      if (deed !== null && deed !== 'settings' && deed !== 'why') DEEDS[deed](watching);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [watching]);
  return watching;
}

type WatchDeed = Exclude<DeedIn<'watch'>, 'settings' | 'why'>;

const DEEDS: Readonly<Record<WatchDeed, (watching: Watching) => void>> = {
  pause: ({ pauseOrResume }) => pauseOrResume(),
  oneOrder: ({ step }) => step(),
  faster: ({ changeSpeed }) => changeSpeed(1),
  slower: ({ changeSpeed }) => changeSpeed(-1),
};

function watchingOn(store: AppStore): Watching {
  return {
    pauseOrResume: () => store.dispatch(selectIsPaused(store.getState()) ? watchResumed() : watchPaused()),
    // The order before it is shown to its end first: a step never leaves two orders half seen.
    step: () => {
      if (selectIsPlayingBack(store.getState())) store.dispatch(playbackSkipped());
      store.dispatch(watchStepped());
    },
    changeSpeed: (by) => {
      const watchSpeed = SPEEDS[SPEEDS.indexOf(selectSpeed(store.getState())) + by];
      if (watchSpeed !== undefined) store.dispatch(settingsChanged({ watchSpeed }));
    },
  };
}
