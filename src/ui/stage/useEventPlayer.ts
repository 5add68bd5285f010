import { useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { useAppStore } from '../common/hooks';
import { useSounds } from '../sound/useSounds';
import { startEventPlayer } from './eventPlayer';
import { placeOnScreen } from './places';
import { createStage, type Stage } from './stage';
import { useStageLength } from './useStageLength';

/** Runs the event player while the battle is on screen; gives the stage that it plays on. */
export function useEventPlayer(): Stage {
  const store = useAppStore();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const sound = useSounds();
  const [stage] = useState(() => createStage(placeOnScreen));

  useEffect(
    () => startEventPlayer(store, { length, still }, { show: stage.show, sound }),
    [store, stage, length, still, sound],
  );

  return stage;
}
