import { useEffect } from 'react';
import { deedOf } from '../common/keys/keyHooks';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { openSettings } from './navigation';

/** One key opens the settings, wherever one is: on the start page also before the rest of the game is there. */
export function useSettingsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (deedOf('places', event) === 'settings' && !isForSomebodyElse(event)) openSettings();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
