import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { takeFocus } from '../common/dialog/closeModal';
import { useOwnFile } from '../common/notices/useOwnFile';
import { SCREENS, type ScreenName } from './screens';

interface ArrivedProps {
  readonly name: ScreenName;
  /** Whoever opens the page is left alone; whoever moves on is taken along. */
  readonly hasMoved: boolean;
}

/** A screen, once it is fetched. Focus and scroll move with it. */
export function Arrived({ name, hasMoved }: ArrivedProps) {
  const place = useRef<HTMLDivElement>(null);
  const Screen = useOwnFile(SCREENS[name].file);
  useArrival(place, Screen !== null && hasMoved, SCREENS[name].focus);
  return <div ref={place}>{Screen === null ? null : <Screen />}</div>;
}

function useArrival(place: RefObject<HTMLDivElement | null>, isArriving: boolean, focus: 'heading' | 'own'): void {
  useLayoutEffect(() => {
    if (isArriving) window.scrollTo(0, 0);
  }, [isArriving]);
  useEffect(() => {
    if (!isArriving || focus === 'own') return;
    const heading = place.current?.querySelector('h1');
    if (heading === null || heading === undefined) return;
    heading.tabIndex = -1;
    takeFocus(heading, { preventScroll: true });
  }, [place, isArriving, focus]);
}
