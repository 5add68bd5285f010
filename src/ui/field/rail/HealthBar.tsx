import styles from './HealthBar.module.css';

interface HealthBarProps {
  readonly health: number;
  readonly most: number;
  /** What a forecast takes away: striped. */
  readonly loss?: number;
}

/** Health as a bar; its figure stands beside it. */
export function HealthBar({ health, most, loss = 0 }: HealthBarProps) {
  const percent = (value: number) => `${(100 * value) / most}%`;
  const taken = Math.min(health, loss);
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.left} style={{ width: percent(health) }} />
      {taken === 0 ? null : (
        <span className={styles.loss} style={{ left: percent(health - taken), width: percent(taken) }} />
      )}
    </span>
  );
}
