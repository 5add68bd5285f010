import { useState } from 'react';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from '../common/notices/Notices.module.css';
import { useOffline } from './useOffline';

/** Between battles a newer build is offered. Nobody is made to take it: it comes with the next visit anyway. */
export function UpdateOffer() {
  const speak = useSpeak();
  const state = useOffline();
  const isBetweenBattles = useAppSelector(({ screen }) => screen === 'home');
  const [putOff, putOffUntil] = useState<unknown>(null);
  if (state.type !== 'update' || !isBetweenBattles || putOff === state) return null;
  return (
    <div className={styles.notices} role="status">
      <div className={`${styles.notice} ${styles.save}`}>
        <p>{speak('update.offer')}</p>
        <div className={styles.ways}>
          <button type="button" onClick={state.use}>
            {speak('update.use')}
          </button>
          <button type="button" onClick={() => putOffUntil(state)}>
            {speak('update.later')}
          </button>
        </div>
      </div>
    </div>
  );
}
