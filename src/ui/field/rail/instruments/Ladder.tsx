import type { Face } from '../faces';
import styles from './instruments.module.css';

/** Every face of the one die; striped are those that only something in the way takes. */
export function Ladder({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <div className={styles.ladder} aria-hidden="true">
      {faces.map(({ sum, outcome }) => (
        <span key={sum} className={styles[outcome]}>
          {sum}
        </span>
      ))}
    </div>
  );
}
