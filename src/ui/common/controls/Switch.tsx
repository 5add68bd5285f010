import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** Something that is on or off, at once and without a further press. */
export function Switch({ label, on, onTurn }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={() => onTurn(!on)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span>{label}</span>
    </button>
  );
}
