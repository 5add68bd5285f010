import { lookUp } from '../../../kernel/dispatch';
import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import { Icon } from '../../common/icons/Icon';
import { unitGlyph } from '../art/token/unitGlyph';
import styles from './UnitBadge.module.css';

interface UnitBadgeProps {
  readonly book: FieldBook;
  readonly kind: string;
  readonly side: Side;
}

/** A class at a glance: round and blue for Left, cut and red for Right, by what it does. */
export function UnitBadge({ book, kind, side }: UnitBadgeProps) {
  const icon = lookUp(book.units, kind) === undefined ? 'cancel' : unitGlyph(book, kind);
  return (
    <span className={`${styles.badge} ${styles[side]}`}>
      <Icon name={icon} />
    </span>
  );
}
