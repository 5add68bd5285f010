import styles from './CostGem.module.css';

const HEXAGON = 'M22 1.5L40 11.7V36.3L22 46.5L4 36.3V11.7Z';
const TABLE = 'M22 6.5L35.6 14.2V33.8L22 41.5L8.4 33.8V14.2Z';

interface CostGemProps {
  readonly cost: number;
  readonly affordable: boolean;
  readonly className?: string | undefined;
}

/** What a card costs: gold when it can be paid, a dull stone with a lock when not. */
export function CostGem({ cost, affordable, className = '' }: CostGemProps) {
  return (
    <svg
      className={`${styles.gem} ${affordable ? styles.affordable : styles.dear} ${className}`}
      viewBox="0 0 44 48"
      aria-hidden="true"
    >
      <path d={HEXAGON} className={styles.shadow} transform="translate(0 1.5)" />
      <path d={HEXAGON} className={styles.body} />
      <path d="M22 1.5L40 11.7L35.6 14.2L22 6.5L8.4 14.2L4 11.7Z" className={styles.light} />
      <path d="M22 46.5L40 36.3L35.6 33.8L22 41.5L8.4 33.8L4 36.3Z" className={styles.dark} />
      <path d={TABLE} className={styles.table} />
      <text x={22} y={affordable ? 32.5 : 30} className={styles.cost}>
        {cost}
      </text>
      {!affordable && <Lock />}
    </svg>
  );
}

function Lock() {
  return (
    <g transform="translate(22 41)">
      <path d="M-3.6 -2V-4.6A3.6 3.6 0 0 1 3.6 -4.6V-2" className={styles.shackle} />
      <path d="M-6 -2.5H6V5.5H-6Z" className={styles.lock} />
      <path d="M0 0V3" className={styles.keyhole} />
    </g>
  );
}
