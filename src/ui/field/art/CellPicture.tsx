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
  const { x, y } = at;
  const drawn = useMemo(
    () => groundMarks(book, ground, control, knownNear(ground, known, { x, y })),
    [book, ground, control, known, x, y],
  );
  return <MapSheet drawn={drawn} columns={1} rows={1} cell={size} left={x} top={y} />;
});

/** As far as anything drawn on a cell depends on others. */
const NEAR = 2;

/** What lies farther away isn't worked out for a picture of one cell. */
function knownNear({ width, terrain }: FieldGround, known: readonly boolean[] | null, { x, y }: Position): boolean[] {
  return terrain.map((_, cell) => {
    const [across, down] = [Math.abs((cell % width) - x), Math.abs(Math.floor(cell / width) - y)];
    return Math.max(across, down) <= NEAR && known?.[cell] !== false;
  });
}
