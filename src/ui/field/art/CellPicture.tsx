import { memo, useMemo } from 'react';
import type { Position } from '../../../core/geometry/position';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldGround } from '../../../skirmish/model/state';
import { groundMarks } from './ground/groundMarks';
import { MapSheet } from './ground/MapSheet';

interface CellPictureProps {
  readonly book: FieldBook;
  readonly ground: FieldGround;
  readonly control: readonly Position[];
  readonly known: readonly boolean[] | null;
  readonly at: Position;
  /** In CSS pixels. */
  readonly size: number;
}

/** One cell cut out of the map, for whoever reads about it. */
export const CellPicture = memo(function CellPicture({ book, ground, control, known, at, size }: CellPictureProps) {
  const drawn = useMemo(() => groundMarks(book, ground, control, known), [book, ground, control, known]);
  return <MapSheet drawn={drawn} columns={1} rows={1} cell={size} left={at.x} top={at.y} />;
});
