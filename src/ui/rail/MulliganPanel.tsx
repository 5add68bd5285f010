import type { Observation } from '../../battle/observe';
import { useSpeak } from '../common/hooks';
import { useEnemyName } from '../common/useEnemyName';
import styles from './MulliganPanel.module.css';

/** Before the first round: what the cards of the hand are pressed for. */
export function MulliganPanel({ seen }: { readonly seen: Observation }) {
  const speak = useSpeak();
  const player = useEnemyName();
  const isOwn = seen.turn === seen.side;
  return (
    <section className={styles.sheet} aria-label={speak('mulligan.title')}>
      <h2 className={styles.title}>{speak('mulligan.title')}</h2>
      <p>{isOwn ? speak('mulligan.rule') : speak('mulligan.waits', { player })}</p>
    </section>
  );
}
