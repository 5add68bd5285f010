import { useSyncExternalStore } from 'react';
import { useMedia } from '../hooks/useMedia';

let isChosen = false;
const listeners = new Set<() => void>();

/** That a person chose it: whoever plays any game doesn't know of settings. */
export function chooseStillness(isWanted: boolean): void {
  if (isWanted === isChosen) return;
  isChosen = isWanted;
  for (const listener of listeners) listener();
}

/** Whether nothing is to move: the browser asks for that, or a person chose it. Style sheets ask `data-motion` of the document. */
export function useIsStill(): boolean {
  const isStill = useSyncExternalStore(watch, () => isChosen);
  const isAsked = useMedia('(prefers-reduced-motion: reduce)');
  return isStill || isAsked;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
