import { useEffect, useEffectEvent, useRef } from 'react';
import { deedOf } from '../common/keys/keyHooks';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { PATHS } from '../routes/address';
import { homePlaces } from './places';

/** As a link does, a battle to begin included. */
export function follow(path: string): void {
  location.hash = path;
}

/** A key and a letter lead to a place. The answer says whether the key was the second of the two. */
export function useGoing(): (event: KeyboardEvent) => boolean {
  const isGoing = useRef(false);
  return (event) => {
    const wasGoing = isGoing.current;
    isGoing.current = deedOf('places', event) === 'go';
    if (!wasGoing) return false;
    const key = event.key.toLowerCase();
    const path = key === 'p' ? PATHS.play : homePlaces().find((place) => place.key === key)?.path;
    if (path !== undefined) follow(path);
    return true;
  };
}

/** The keys of every place but the start page, which has more of them. */
export function useGoKeys(): void {
  const go = useGoing();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForSomebodyElse(event)) go(event);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
