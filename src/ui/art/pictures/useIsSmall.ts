import { useSyncExternalStore } from 'react';

/** The page as phones have it; style sheets say the same. */
const SMALL = '(max-width: 820px), (max-height: 599px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches);
}
