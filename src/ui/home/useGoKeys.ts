import { useEffect, useEffectEvent, useRef } from 'react';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { PATHS } from '../routes/address';
import { homePlaces } from './places';

/** As a link does, a battle to begin included. */
export function follow(path: string): void {
  location.hash = path;
}

/** G and a letter lead to a place. The answer says whether the key was the second of the two. */
export function useGoing(): (key: string) => boolean {
  const isGoing = useRef(false);
  return (key) => {
    const wasGoing = isGoing.current;
    isGoing.current = key === 'g';
    if (!wasGoing) return false;
    const path = key === 'p' ? PATHS.play : homePlaces().find((place) => place.key === key)?.path;
    if (path !== undefined) follow(path);
    return true;
  };
}

/** The keys of every place but the start page, which has more of them. */
export function useGoKeys(): void {
  const go = useGoing();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForSomebodyElse(event)) go(event.key.toLowerCase());
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
