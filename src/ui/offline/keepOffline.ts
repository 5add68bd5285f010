import { shownSettings, watchShownSettings } from '../../store/settings/shownSettings';
import { setOffline } from './serviceWorker';

/** As long as a page that is being loaded may still want the line. */
const QUIET_MILLISECONDS = 3000;

/** Keeps the game for whoever has no network, as the settings say: once the page is drawn and has nothing else to do. */
export function keepOffline(): void {
  let was: boolean | null = null;
  const follow = (): void => {
    const { offline } = shownSettings();
    if (offline === was) return;
    was = offline;
    void setOffline(offline);
  };
  setTimeout(() => {
    watchShownSettings(follow);
    if (typeof requestIdleCallback === 'undefined') follow();
    else requestIdleCallback(follow, { timeout: QUIET_MILLISECONDS });
  }, QUIET_MILLISECONDS);
}
