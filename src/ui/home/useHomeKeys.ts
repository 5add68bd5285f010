import { useEffect, useEffectEvent } from 'react';
import type { HomeMemory } from '../../store/home/homeMemory';
import { deedOf } from '../common/keys/keyHooks';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { PATHS } from '../routes/address';
import { openHomeDialog } from './dialogs';
import { plaqueOf } from './plaque';
import { follow, useGoing } from './useGoKeys';
import { withWholePage } from './wholePage';

/** Whatever can be pressed itself has its own Enter. */
const PRESSABLE = 'a, button, summary';

/** Enter takes the plaque; other keys set a battle up, go to a place with a letter after them, and tell the keys. */
export function useHomeKeys(memory: HomeMemory): void {
  const go = useGoing();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    if (go(event)) return;
    const deed = deedOf('places', event);
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    if (event.key === 'Enter' && !isOnControl) follow(plaqueOf(memory).path);
    else if (deed === 'setUp') follow(PATHS.play);
    else if (deed === 'keyList') withWholePage(() => openHomeDialog('keys'));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
