import { useCallback } from 'react';
import { selectSettings } from '../../store/selectors';
import { settingsChanged } from '../../store/settingsSlice';
import { useAppStore } from '../common/hooks';

/** Turns the sound off and on again; its volume is kept. */
export function useMuting(): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const { muted } = selectSettings(store.getState());
    store.dispatch(settingsChanged({ muted: !muted }));
  }, [store]);
}
