import { useSyncExternalStore } from 'react';
import { type OfflineState, offlineState, watchOffline } from '../../store/settings/offlineState';

export function useOffline(): OfflineState {
  return useSyncExternalStore(watchOffline, offlineState);
}
