import type { Position } from '../../battle/position';
import { cellKey } from '../input/marks';
import styles from './LookedAt.module.css';

/** Rings on the board around what an entry of the log tells of. */
export function LookedAt({ places }: { readonly places: readonly Position[] }) {
  return (
    <div className={styles.places} aria-hidden="true">
      {places.map((place) => (
        <span
          key={cellKey(place)}
          className={styles.place}
          style={{ gridArea: `${place.row + 1} / ${place.col + 1}` }}
        />
      ))}
    </div>
  );
}
