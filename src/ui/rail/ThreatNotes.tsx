import type { Threat } from '../../battle/foresight/threats';
import type { Observation } from '../../battle/view/observe';
import { threatSentence, threatWords } from '../../words/foresight';
import { listed } from '../../words/lists';
import { useCardLook } from '../common/card/useCardLook';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './ForesightNotes.module.css';

interface ThreatNotesProps {
  readonly seen: Observation;
  readonly threat: Threat | null;
  readonly aim: 'card' | 'castle';
}

/** Who could strike a card or the castle next turn, from where and for how much. */
export function ThreatNotes({ seen, threat, aim }: ThreatNotesProps) {
  const speak = useSpeak();
  const nameOf = useUnitName(seen);
  const blows = threat?.blows ?? [];
  return (
    <section className={styles.threats} aria-label={speak('threat.title')}>
      <h2 className={styles.title}>
        <Icon name={threat?.falls === true ? 'death-skull' : 'eye-target'} /> {speak('threat.title')}
        {threat === null || blows.length === 0 ? null : (
          <b>{speak('threat.total', { total: threat.total, falls: threat.falls ? 'yes' : 'no' })}</b>
        )}
      </h2>
      {blows.length === 0 ? (
        <p className={styles.line}>{threat === null ? speak('threat.safe') : threatWords(speak, threat)}</p>
      ) : (
        <ul className={styles.lines}>
          {blows.map((blow) => (
            <li key={blow.by} className={styles.line}>
              {threatSentence(speak, blow, nameOf(blow.by), aim)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who could strike a card that one would put on an empty cell. */
export function ReachNote({ seen, by }: { readonly seen: Observation; readonly by: readonly string[] }) {
  const speak = useSpeak();
  const nameOf = useUnitName(seen);
  return (
    <section className={styles.threats} aria-label={speak('threat.title')}>
      <h2 className={styles.title}>
        <Icon name="eye-target" /> {speak('threat.title')}
      </h2>
      <p className={styles.line}>{speak('threat.reach', { cards: listed(speak, by.map(nameOf), 'and') })}</p>
    </section>
  );
}

export function useUnitName(seen: Observation): (id: string) => string {
  const lookOf = useCardLook();
  return (id) => lookOf(seen.units.find((unit) => unit.id === id)?.card ?? id).name;
}
