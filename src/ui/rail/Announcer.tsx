import { selectRefusal } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { VisuallyHidden } from '../common/VisuallyHidden';
import styles from './Announcer.module.css';
import { useLog } from './useLog';

/** More can happen between two frames than this only when playback is skipped; then the newest count. */
const SPOKEN_ENTRIES = 12;

/** Speaks each happening once to assistive technology, and every refusal to everyone. */
export function Announcer() {
  const speak = useSpeak();
  const refusal = useAppSelector(selectRefusal);
  const entries = useLog(SPOKEN_ENTRIES);
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite" aria-relevant="additions">
          {entries.toReversed().map(({ index, sentence }) => (
            <span key={index}>{sentence} </span>
          ))}
        </span>
      </VisuallyHidden>
      <p className={styles.refusal} role="alert">
        {refusal === null ? '' : speak(`refusal.${refusal.code}`)}
      </p>
    </>
  );
}
