import { useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { useAppStore } from '../common/hooks';
import { NO_EFFECT, type StageEffect } from './effects';
import { startEventPlayer } from './eventPlayer';
import { useStageLength } from './useStageLength';

/** Runs the event player while the battle is on screen; gives what is to be seen right now. */
export function useEventPlayer(): StageEffect {
  const store = useAppStore();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const [effect, setEffect] = useState<StageEffect>(NO_EFFECT);

  useEffect(() => startEventPlayer(store, { length, still }, setEffect), [store, length, still]);

  return effect;
}
