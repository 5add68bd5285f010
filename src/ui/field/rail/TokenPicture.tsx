import { getArrow } from '../../../core/geometry/direction';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit } from '../../../skirmish/model/state';
import styles from './TokenPicture.module.css';

export interface TokenPictureProps {
  readonly unit: FieldUnit;
  readonly book: FieldBook;
  readonly own: boolean;
  readonly size: number;
}

const ROUND = 2 * Math.PI * 20;
const LOW = 0.34;

/** A unit's token in a list: plate, arc of health, letter, facing. Decorative: a name stands beside it. */
export function TokenPicture({ unit, book, own, size }: TokenPictureProps) {
  const share = unit.health / profileOf(book, unit.kind).fullHealth;
  return (
    <svg
      className={styles.token}
      width={size}
      height={size}
      viewBox="-31 -31 62 62"
      aria-hidden="true"
      focusable="false"
    >
      <circle r="23" className={own ? styles.own : styles.foe} />
      <circle r="20" className={styles.track} />
      <circle
        r="20"
        className={share <= LOW ? styles.low : styles.arc}
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90)"
      />
      <text y="5" className={styles.letter}>
        {unit.kind.charAt(0).toUpperCase()}
      </text>
      {book.rules.facing === undefined ? null : (
        <text y="-22" className={styles.prow}>
          {getArrow(unit.facing)}
        </text>
      )}
    </svg>
  );
}
