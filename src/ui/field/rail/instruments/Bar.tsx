import { useRailVoice } from '../railVoice';
import styles from './instruments.module.css';

interface BarProps {
  readonly health: number;
  readonly most: number;
  readonly damage: number;
}

/** Certain damage: what is left, and striped what goes. */
export function Bar({ health, most, damage }: BarProps) {
  const { speak } = useRailVoice();
  const taken = Math.min(health, damage);
  const left = health - taken;
  const percent = (value: number) => `${(100 * value) / most}%`;
  return (
    <div className={styles.certain}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.left} style={{ width: percent(left) }} />
        <span className={styles.loss} style={{ left: percent(left), width: percent(taken) }} />
        <b className={styles.goes} style={{ left: percent(left + taken / 2) }}>
          −{damage}
        </b>
      </div>
      <p className={styles.legend}>
        {left === 0
          ? speak('rail.bar.falls', { health, most, damage })
          : speak('rail.bar', { health, most, damage, left })}
      </p>
    </div>
  );
}
