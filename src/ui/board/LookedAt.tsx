import type { Position } from '../../battle/model/position';
import { cellKey } from '../battle/marks';
import styles from './LookedAt.module.css';

interface LookedAtProps {
  readonly places: readonly Position[];
  /** What an entry of the log tells of, or what a hint points at. */
  readonly by: 'log' | 'hint';
}

/** Rings on the board around what is spoken of. */
export function LookedAt({ places, by }: LookedAtProps) {
  return (
    <div className={`${styles.places} ${by === 'hint' ? styles.under : ''}`} aria-hidden="true">
      {places.map((place) => (
        <span key={cellKey(place)} className={styles[by]} style={{ gridArea: `${place.row + 1} / ${place.col + 1}` }} />
      ))}
    </div>
  );
}
