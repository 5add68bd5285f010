import { opponentOf } from '../../../kernel/sides';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { holdingOf } from './holding';
import { useRailVoice } from './railVoice';
import styles from './topBar.module.css';

/** The control point: a diamond for every turn that wins, filled for whoever holds it. Only one side has a count at a time. */
export function ControlMeter() {
  const { book, seen } = useFieldView();
  const { speak } = useRailVoice();
  const most = book.rules.victory.control;
  if (most === undefined) return null;
  const holding = holdingOf(seen);
  const own = seen.field.counts[seen.side];
  const enemy = seen.field.counts[opponentOf(seen.side)];
  const count = Math.max(own, enemy);
  const look = holding === 'contested' ? styles.both : enemy > own ? styles.foe : styles.own;
  return (
    <div className={styles.control}>
      <Icon name="queen-crown" className={styles.crown ?? ''} />
      <span className={styles.diamonds} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: diamonds differ by their place alone
          <span key={index} className={`${styles.diamond} ${index < count ? look : ''}`} />
        ))}
      </span>
      <p className={styles.words}>
        <b>{speak(`rail.control.${holding}`)}</b>
        {count === 0 ? null : (
          <span>
            {', '}
            {(holding === 'enemy' && own > 0) || (holding === 'own' && enemy > 0) || holding === 'free'
              ? speak('rail.control.both', { own, enemy, most })
              : speak('rail.control.count', { count, most })}
          </span>
        )}
      </p>
    </div>
  );
}
