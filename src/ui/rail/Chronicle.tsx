import { selectBattle } from '../../store/selectors';
import { tell } from '../../words/chronicle';
import { useAppSelector, useSpeak } from '../common/hooks';
import styles from './Chronicle.module.css';
import { useNarrator } from './useNarrator';

/** The newest entries are enough on screen; the whole battle is in its record. */
const SHOWN_ENTRIES = 60;

/** The battle log: what happened in sentences, newest first, with the arithmetic of every blow. */
export function Chronicle() {
  const speak = useSpeak();
  const battle = useAppSelector(selectBattle);
  const narrator = useNarrator();
  const entries = (battle?.history ?? [])
    .map((event, index) => ({ index, event, told: tell(event, narrator) }))
    .filter((entry) => entry.told !== null)
    .slice(-SHOWN_ENTRIES)
    .toReversed();
  return (
    <section className={styles.chronicle} aria-label={speak('log.title')}>
      <h2 className={styles.heading}>{speak('log.title')}</h2>
      <ol className={styles.entries} reversed>
        {entries.length === 0 ? <li className={styles.entry}>{speak('log.empty')}</li> : null}
        {entries.map(({ index, event, told }) => (
          <li key={index} className={event.type === 'turnBegan' ? styles.turn : styles.entry}>
            {told?.sentence}
            {told?.arithmetic === undefined ? null : <span className={styles.arithmetic}>{told.arithmetic}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
