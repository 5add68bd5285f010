import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldUnit } from '../../../skirmish/model/state';
import { FieldToken } from '../art/token/FieldToken';
import styles from './TokenPicture.module.css';

export interface TokenPictureProps {
  readonly unit: FieldUnit;
  readonly book: FieldBook;
  readonly own: boolean;
  readonly size: number;
}

/** A unit's token in a list. Decorative: a name stands beside it. */
export function TokenPicture({ unit, book, own, size }: TokenPictureProps) {
  return (
    <span className={styles.token}>
      <FieldToken unit={unit} book={book} own={own} cell={size} plain />
    </span>
  );
}
