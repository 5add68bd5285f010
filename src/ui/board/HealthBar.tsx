import styles from './HealthBar.module.css';

interface HealthBarProps {
  readonly health: number;
  readonly fullHealth: number;
  /** What the blow now aimed would leave: the part in between is hatched. */
  readonly left: number;
}

export function HealthBar({ health, fullHealth, left }: HealthBarProps) {
  const share = health / fullHealth;
  const rest = left / fullHealth;
  return (
    <span className={styles.bar}>
      <span className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      {rest === share ? null : (
        <span className={styles.loss} style={{ left: `${rest * 100}%`, width: `${(share - rest) * 100}%` }} />
      )}
    </span>
  );
}
