import { takeOverAsked } from '../../store/battle/battleTabSlice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './TabStrip.module.css';

/** Instead of what gives orders: another tab plays this battle, and how to play it here. */
export function TabStrip() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const tab = useAppSelector((state) => state.tab);
  if (tab === 'playing') return null;
  const isMoving = tab === 'takingOver';
  return (
    <section className={styles.strip} aria-label={speak('tab.short')}>
      <p role="status">{speak(`tab.${tab}`)}</p>
      <button
        type="button"
        className={styles.take}
        aria-disabled={isMoving}
        onClick={isMoving ? undefined : () => dispatch(takeOverAsked())}
      >
        <Icon name="hand" /> {speak('tab.takeOver')}
      </button>
    </section>
  );
}
