import type { Observation } from '../../battle/view/observe';
import { selectOpenings } from '../../store/advice/foresightSelectors';
import { openingSentence } from '../../words/foresight';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './ForesightNotes.module.css';
import { useUnitName } from './ThreatNotes';

/** More than a glance takes in would hide the best. */
const MOST = 3;

/** The best blows that a move of this unit would open, in sentences like those of the log. */
export function OpeningNotes({ seen, unit }: { readonly seen: Observation; readonly unit: string }) {
  const speak = useSpeak();
  const nameOf = useUnitName(seen);
  const openings = useAppSelector(selectOpenings(unit)).slice(0, MOST);
  if (openings.length === 0) return null;
  return (
    <section className={styles.openings} aria-label={speak('opening.title')}>
      <h2 className={styles.title}>
        <Icon name="crosshair" /> {speak('opening.title')}
      </h2>
      <ul className={styles.lines}>
        {openings.map((opening) => (
          <li key={`${opening.to.row}${opening.to.col} ${opening.target}`} className={styles.line}>
            {opening.fells ? <Icon name="death-skull" /> : null}
            {openingSentence(speak, opening, nameOf(opening.target ?? ''))}
          </li>
        ))}
      </ul>
    </section>
  );
}
