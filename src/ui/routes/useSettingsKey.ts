import { useEffect, useEffectEvent } from 'react';
import { isForSomebodyElse } from '../input/shortcutKeys';

/** The comma opens the settings, wherever one is. */
export function useSettingsKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ',' && !isForSomebodyElse(event)) open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
