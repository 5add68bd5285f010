import { useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { selectSettings } from '../../store/selectors';
import type { Speed } from '../../store/settingsSlice';
import { useAppSelector, useAppStore } from '../common/hooks';
import { NO_EFFECT, type StageEffect } from './effects';
import { startEventPlayer } from './eventPlayer';

const LENGTH_AT: Readonly<Record<Speed, number>> = { half: 2, normal: 1, double: 0.5, instant: 0 };

/** Runs the event player while the battle is on screen; gives what is to be seen right now. */
export function useEventPlayer(): StageEffect {
  const store = useAppStore();
  const { speed } = useAppSelector(selectSettings);
  const still = useReducedMotion() === true;
  const [effect, setEffect] = useState<StageEffect>(NO_EFFECT);

  useEffect(() => startEventPlayer(store, { length: LENGTH_AT[speed], still }, setEffect), [store, speed, still]);

  return effect;
}
