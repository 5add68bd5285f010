import type { ReactNode } from 'react';
import styles from './Scroll.module.css';

interface ScrollProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A written order: a sheet of vellum between two rods. Only stratagems have this shape; cards of units are plates. */
export function Scroll({ className = '', children }: ScrollProps) {
  return (
    <span className={`${styles.scroll} ${className}`}>
      <span className={styles.rod} />
      <span className={styles.sheet}>{children}</span>
      <span className={styles.rod} />
    </span>
  );
}
