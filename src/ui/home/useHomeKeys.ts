import { useEffect, useEffectEvent } from 'react';
import type { HomeMemory } from '../../store/home/homeMemory';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { PATHS } from '../routes/address';
import { openHomeDialog } from './dialogs';
import { plaqueOf } from './plaque';
import { follow, useGoing } from './useGoKeys';
import { withWholePage } from './wholePage';

/** Whatever can be pressed itself has its own Enter. */
const PRESSABLE = 'a, button, summary';

/** Enter takes the plaque, N sets a battle up, G and a letter go to a place, ? tells the keys. */
export function useHomeKeys(memory: HomeMemory): void {
  const go = useGoing();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    const key = event.key.toLowerCase();
    if (go(key)) return;
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    if (key === 'enter' && !isOnControl) follow(plaqueOf(memory).path);
    else if (key === 'n') follow(PATHS.play);
    else if (key === '?') withWholePage(() => openHomeDialog('keys'));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
