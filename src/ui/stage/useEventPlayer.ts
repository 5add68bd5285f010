import { useReducedMotion } from 'framer-motion';
import { useLayoutEffect, useState } from 'react';
import { useAppStore } from '../common/hooks';
import { useSounds } from '../sound/useSounds';
import { startEventPlayer } from './eventPlayer';
import { placeOnScreen } from './places';
import { createStage, type Stage } from './stage';
import { useStageLength } from './useStageLength';

interface Played {
  readonly stage: Stage;
  /** The player is at work: what needn't be played is shown already. */
  readonly ready: boolean;
}

/** Runs the event player while the battle is on screen; gives the stage that it plays on. */
export function useEventPlayer(): Played {
  const store = useAppStore();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const sound = useSounds();
  const [stage] = useState(() => createStage(placeOnScreen));
  const [ready, setReady] = useState(false);

  // Before the first paint, and before anybody looks at the battle: an opponent may have moved while the page was loading.
  useLayoutEffect(() => {
    const stop = startEventPlayer(store, { length, still }, { show: stage.show, sound });
    setReady(true);
    return stop;
  }, [store, stage, length, still, sound]);

  return { stage, ready };
}
