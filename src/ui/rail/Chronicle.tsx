import { useSpeak } from '../common/hooks';
import styles from './Chronicle.module.css';
import { useLog } from './useLog';

/** The newest entries are enough on screen; the whole battle is in its record. */
const SHOWN_ENTRIES = 60;

/** The battle log in sentences, newest first, with the arithmetic of every blow. The list scrolls, so it takes the focus. */
export function Chronicle() {
  const speak = useSpeak();
  const entries = useLog(SHOWN_ENTRIES);
  return (
    <section className={styles.chronicle} aria-label={speak('log.title')}>
      <h2 className={styles.heading}>{speak('log.title')}</h2>
      <ol data-log="" className={styles.entries} reversed tabIndex={0}>
        {entries.length === 0 ? <li className={styles.entry}>{speak('log.empty')}</li> : null}
        {entries.map(({ key, opensTurn, sentence, arithmetic }) => (
          <li key={key} className={opensTurn ? styles.turn : styles.entry}>
            {sentence}
            {arithmetic === undefined ? null : <span className={styles.arithmetic}>{arithmetic}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
