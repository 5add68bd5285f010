import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldUnit } from '../../../skirmish/model/state';
import { FieldToken } from '../art/token/FieldToken';
import styles from './TokenPicture.module.css';

export interface TokenPictureProps {
  readonly unit: FieldUnit;
  readonly book: FieldBook;
  readonly own: boolean;
  readonly size: number;
  /** Before the battle nobody has anything left, and nobody is spent. */
  readonly isDeployed?: boolean;
}

/** A unit's token in a list. Decorative: a name stands beside it. */
export function TokenPicture({ unit, book, own, size, isDeployed = false }: TokenPictureProps) {
  return (
    <span className={styles.token}>
      <FieldToken unit={unit} book={book} own={own} acting={own && !isDeployed} cell={size} plain />
    </span>
  );
}
