import { Icon } from './Icon';
import styles from './Stats.module.css';

interface StatsProps {
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly fullHealth?: number;
}

/** Attack, defense and health, always in this order. The words stand in the name of what they belong to. */
export function Stats({ attack, defense, health, fullHealth }: StatsProps) {
  return (
    <span className={styles.stats} aria-hidden="true">
      <span className={styles.stat}>
        <Icon name="broadsword" className={styles.attack ?? ''} />
        {attack}
      </span>
      <span className={styles.stat}>
        <Icon name="shield" className={styles.defense ?? ''} />
        {defense}
      </span>
      <span className={styles.stat}>
        <Icon name="hearts" className={styles.health ?? ''} />
        {health}
        {fullHealth === undefined ? null : <span className={styles.full}>/{fullHealth}</span>}
      </span>
    </span>
  );
}
