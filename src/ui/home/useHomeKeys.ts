import { useEffect, useEffectEvent, useRef } from 'react';
import type { HomeMemory } from '../../store/home/homeMemory';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { PATHS } from '../routes/address';
import { openHomeDialog } from './dialogs';
import type { HomePlace } from './places';
import { plaqueOf } from './plaque';
import { withWholePage } from './wholePage';

/** Whatever can be pressed itself has its own Enter. */
const PRESSABLE = 'a, button, summary';

/** As a link does, a battle to begin included. */
function follow(path: string): void {
  location.hash = path;
}

/** Enter takes the plaque, N sets a battle up, G and a letter go to a place, ? tells the keys. */
export function useHomeKeys(memory: HomeMemory, places: readonly HomePlace[]): void {
  const isGoing = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    const key = event.key.toLowerCase();
    const wasGoing = isGoing.current;
    isGoing.current = key === 'g';
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    if (wasGoing) {
      const path = key === 'p' ? PATHS.play : places.find((place) => place.key === key)?.path;
      if (path !== undefined) follow(path);
    } else if (key === 'enter' && !isOnControl) follow(plaqueOf(memory).path);
    else if (key === 'n') follow(PATHS.play);
    else if (key === '?') withWholePage(() => openHomeDialog('keys'));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
