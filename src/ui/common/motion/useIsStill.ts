import { useSyncExternalStore } from 'react';
import { shownSettings, watchShownSettings } from '../../../store/settings/shownSettings';
import { useMedia } from '../hooks/useMedia';

/** Whether nothing is to move: the browser asks for that, or the settings do. Style sheets ask `data-motion` of the document. */
export function useIsStill(): boolean {
  const isChosen = useSyncExternalStore(watchShownSettings, () => shownSettings().motion === 'still');
  const isAsked = useMedia('(prefers-reduced-motion: reduce)');
  return isChosen || isAsked;
}
