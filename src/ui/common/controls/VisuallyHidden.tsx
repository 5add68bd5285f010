import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for assistive technology where the eye has a picture. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
