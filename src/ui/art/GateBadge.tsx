import styles from './GateBadge.module.css';

/** The percentage of a blow that a screened row lets through; null where the row is open. */
export type GateState = number | null;

const FRACTIONS: Readonly<Record<number, string>> = { 25: '¼', 50: '½', 75: '¾' };
const SHIELD = 'M-16 -17H16V2C16 10 8 15 0 20C-8 15 -16 10 -16 2Z';
const OPEN_GATE = 'M-4.5 9.5V-3.5A4.5 4.5 0 0 1 4.5 -3.5V9.5ZM-6 -6.5L-10.5 -3.5V8L-6 9.5ZM6 -6.5L10.5 -3.5V8L6 9.5Z';

interface GateBadgeProps {
  readonly state: GateState;
  readonly actionable: boolean;
  readonly across: number;
  readonly down: number;
}

/** What reaches the keep along this row: all through an open gate, or the fraction on a shield. */
export function GateBadge({ state, actionable, across, down }: GateBadgeProps) {
  const place = `translate(${across} ${down})`;
  if (state === null) {
    return (
      <g transform={place} className={actionable ? styles.actionable : styles.open}>
        <circle r={18} className={styles.shadow} cy={2} />
        <circle r={17} className={styles.ring} />
        <circle r={14} className={styles.disc} />
        <path d={OPEN_GATE} className={styles.gate} />
      </g>
    );
  }
  return (
    <g transform={place}>
      <path d={SHIELD} className={styles.shadow} transform="translate(0 2)" />
      <path d={SHIELD} className={styles.shield} />
      <text y={7} className={styles.fraction}>
        {FRACTIONS[state] ?? state}
      </text>
    </g>
  );
}
