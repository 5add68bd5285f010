import { useCallback, useSyncExternalStore } from 'react';

/** One column: as the style sheets of the battle have it. */
export const IS_NARROW = '(max-width: 820px), (max-height: 599px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
