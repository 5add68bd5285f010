import { useSyncExternalStore } from 'react';

/** What can lie over the start page. Only the rest of the game can draw it. */
export type HomeDialog = 'howTo' | 'files' | 'fair' | 'credits' | 'keys';

let open: HomeDialog | null = null;
const listeners = new Set<() => void>();

export function openHomeDialog(dialog: HomeDialog | null): void {
  open = dialog;
  for (const listener of listeners) listener();
}

export function useHomeDialog(): HomeDialog | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
