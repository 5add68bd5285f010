import { useSyncExternalStore } from 'react';
import { type HomeMemory, homeMemory, watchHomeMemory } from '../../store/home/homeMemory';
import type { Settings } from '../../store/settings/settings';
import { shownSettings, watchShownSettings } from '../../store/settings/shownSettings';
import { type Loading, loadingNow, watchLoading } from './wholePage';

/** What was kept of earlier visits, and of this one. */
export function useHomeMemory(): HomeMemory {
  return useSyncExternalStore(watchHomeMemory, homeMemory);
}

export function useShownSettings(): Settings {
  return useSyncExternalStore(watchShownSettings, shownSettings);
}

export function useLoading(): Loading {
  return useSyncExternalStore(watchLoading, loadingNow);
}
