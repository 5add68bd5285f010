import { arithmeticLines } from '../../words/arithmetic';
import { briefly } from '../../words/figures';
import type { Outcome } from '../battle/outcome';
import { useSpeak } from '../common/hooks/storeHooks';
import { useNames } from '../common/words/useNarrator';
import styles from './Ledger.module.css';

/** The arithmetic behind a number, one factor a line; what changes nothing is greyed, not hidden. */
export function Ledger({ outcome }: { readonly outcome: Outcome }) {
  const speak = useSpeak();
  const names = useNames();
  const { damage, exact } = outcome;
  return (
    <dl className={styles.ledger}>
      {arithmeticLines(outcome.arithmetic, speak, names).map((line) => (
        <div key={`${line.label} ${line.figure}`} className={`${styles.line} ${line.neutral ? styles.neutral : ''}`}>
          <dt>
            {line.label} {line.detail === '' ? null : <small>{line.detail}</small>}
          </dt>
          <dd>{line.figure}</dd>
        </div>
      ))}
      <div className={`${styles.line} ${styles.total}`}>
        <dt>
          {exact === null ? speak('forecast.total') : speak('forecast.rounded', { exact: briefly(exact, speak) })}
        </dt>
        <dd>{damage}</dd>
      </div>
    </dl>
  );
}
