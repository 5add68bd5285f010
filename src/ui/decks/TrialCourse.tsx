import { useSpeak } from '../common/hooks/storeHooks';
import styles from './Trials.module.css';
import type { Trial } from './useTrial';

/** How far the battles are, or why they aren't fought. */
export function TrialCourse({ trial: { status, done, of, detail } }: { readonly trial: Trial<unknown> }) {
  const speak = useSpeak();
  if (status === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {speak('decks.trial.failed', { detail })}
      </p>
    );
  }
  if (status === 'done') return null;
  return (
    <p className={styles.course}>
      <progress max={Math.max(1, of)} value={done} aria-label={speak('decks.trial.progress')} />
      <span>{speak('decks.trial.fought', { done, of })}</span>
    </p>
  );
}
