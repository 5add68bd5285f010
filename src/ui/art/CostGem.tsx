import styles from './CostGem.module.css';

const HEXAGON = 'M22 1.500L40 11.700V36.300L22 46.500L4 36.300V11.700Z';
const TABLE = 'M22 6.500L35.600 14.200V33.800L22 41.500L8.400 33.800V14.200Z';

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
      <path d={HEXAGON} className={styles.shadow} transform="translate(0 1.500)" />
      <path d={HEXAGON} className={styles.body} />
      <path d="M22 1.500L40 11.700L35.600 14.200L22 6.500L8.400 14.200L4 11.700Z" className={styles.light} />
      <path d="M22 46.500L40 36.300L35.600 33.800L22 41.500L8.400 33.800L4 36.300Z" className={styles.dark} />
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
      <path d="M-3.600 -2V-4.600A3.600 3.600 0 0 1 3.600 -4.600V-2" className={styles.shackle} />
      <path d="M-6 -2.500H6V5.500H-6Z" className={styles.lock} />
      <path d="M0 0V3" className={styles.keyhole} />
    </g>
  );
}
