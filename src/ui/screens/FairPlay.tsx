import { lazy, useState } from 'react';
import outlined from '../common/controls/outlined.module.css';
import { useSpeak } from '../common/hooks/storeHooks';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';

/** Read once in a while: it comes when it is asked for. */
export const LazyFairPlay = lazy(() => import('./FairPlayDialog').then((room) => ({ default: room.FairPlayDialog })));

const fairPlayDoor = ownFile(() => import('./FairPlayDoor').then((room) => room.FairPlayDoor));

/** The way to the page on fair play. */
export function FairPlay() {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  const Door = useOwnFile(fairPlayDoor, isOpen || fairPlayDoor.fetched() !== null);
  return (
    <>
      <button type="button" className={outlined.button} onClick={() => setOpen(true)}>
        {speak('fair.title')}
      </button>
      {Door === null ? null : <Door isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
