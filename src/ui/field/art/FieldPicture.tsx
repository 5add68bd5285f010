import { useMemo } from 'react';
import { groundOf } from '../../../skirmish/begin/begin';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import { middleOf } from '../../../skirmish/turn/control';
import { GroundCanvas } from './ground/GroundCanvas';

interface FieldPictureProps {
  readonly map: FieldMap;
  readonly book: FieldBook;
  /** The longer side, in CSS pixels. */
  readonly size: number;
}

/** A battlefield before the battle, drawn by the hand that draws it then. */
export function FieldPicture({ map, book, size }: FieldPictureProps) {
  const ground = useMemo(() => groundOf(book, map), [book, map]);
  const isControlled = book.rules.victory.control !== undefined;
  const control = isControlled ? (map.control ?? middleOf(map)) : NOWHERE;
  return (
    <GroundCanvas
      book={book}
      ground={ground}
      control={control}
      known={null}
      cell={size / Math.max(map.width, map.height)}
    />
  );
}

const NOWHERE: readonly never[] = [];
