import styles from './Prow.module.css';

interface ProwProps {
  readonly facing: 'north' | 'east' | 'south' | 'west';
  readonly own: boolean;
}

/** The arrow on the edge a unit faces. It stands outside the plate of its positioned parent. */
export function Prow({ facing, own }: ProwProps) {
  return (
    <svg
      className={`${styles.prow} ${own ? styles.own : styles.foe}`}
      data-facing={facing}
      viewBox="0 0 40 20"
      aria-hidden="true"
    >
      <path d="M1 20L20 1L39 20Z" className={styles.blade} />
      <path d="M20 1L39 20H20Z" className={styles.shade} />
      <path d="M1 20L20 1L39 20" className={styles.edge} />
      <path d="M8 20L20 8L32 20Z" className={styles.heart} />
    </svg>
  );
}
