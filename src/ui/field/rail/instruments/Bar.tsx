import { spanText } from '../../common/percent';
import { useRailVoice } from '../railVoice';
import styles from './instruments.module.css';

interface BarProps {
  readonly health: number;
  readonly most: number;
  readonly damage: number;
  /** Where dice decide how much of a sure hit's damage it is: the most. */
  readonly upTo?: number;
}

/** A sure hit: what is left, and striped what goes or may go. */
export function Bar({ health, most, damage, upTo = damage }: BarProps) {
  const { speak } = useRailVoice();
  const taken = Math.min(health, upTo);
  const left = health - taken;
  const percent = (value: number) => `${(100 * value) / most}%`;
  return (
    <div className={styles.certain}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.left} style={{ width: percent(left) }} />
        <span className={styles.loss} style={{ left: percent(left), width: percent(taken) }} />
        <b className={styles.goes} style={{ left: percent(left + taken / 2) }}>
          −{spanText(damage, upTo)}
        </b>
      </div>
      <p className={styles.legend}>
        {damage !== upTo
          ? speak('rail.bar.span', { health, most, least: damage, greatest: upTo })
          : left === 0
            ? speak('rail.bar.falls', { health, most, damage })
            : speak('rail.bar', { health, most, damage, left })}
      </p>
    </div>
  );
}
