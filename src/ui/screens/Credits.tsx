import { useState } from 'react';
import { useSpeak } from '../common/hooks/storeHooks';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import styles from './Credits.module.css';

const creditsDoor = ownFile(() => import('./CreditsDoor').then((room) => room.CreditsDoor));

/** The way to the credits, at the foot of the start page. */
export function Credits() {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  const Door = useOwnFile(creditsDoor, isOpen || creditsDoor.fetched() !== null);
  return (
    <>
      <footer className={styles.foot}>
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {speak('credits.title')}
        </button>
      </footer>
      {Door === null ? null : <Door isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
