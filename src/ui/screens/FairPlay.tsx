import { lazy, Suspense, useState } from 'react';
import { useSpeak } from '../common/hooks';
import outlined from '../common/outlined.module.css';

/** Read once in a while: it comes when it is asked for. */
export const LazyFairPlay = lazy(() => import('./FairPlayDialog').then((room) => ({ default: room.FairPlayDialog })));

/** The way to the page on fair play. */
export function FairPlay() {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={outlined.button} onClick={() => setOpen(true)}>
        {speak('fair.title')}
      </button>
      <Suspense fallback={null}>{isOpen ? <LazyFairPlay onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
