import type { Outcome } from '../../../skirmish/model/odds';
import styles from './DiceFaces.module.css';

interface DiceFacesProps {
  readonly faces: readonly number[];
  readonly outcome: Outcome;
}

/** Dice as they fell, ringed green for a hit and red for a miss. The words beside them say the same. */
export function DiceFaces({ faces, outcome }: DiceFacesProps) {
  const isHit = outcome === 'hit' || outcome === 'critical';
  return (
    <span className={styles.faces} data-hit={isHit} aria-hidden="true">
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
        <span key={index} className={styles.face}>
          {face}
        </span>
      ))}
    </span>
  );
}
