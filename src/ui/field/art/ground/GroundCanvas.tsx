import { memo, useMemo } from 'react';
import type { Position } from '../../../../core/geometry/position';
import type { FieldBook } from '../../../../skirmish/model/book';
import type { FieldGround } from '../../../../skirmish/model/state';
import { isDeepEqual } from '../../../common/hooks/memoByValue';
import { groundMarks } from './groundMarks';
import { MapSheet } from './MapSheet';

export interface GroundCanvasProps {
  readonly book: FieldBook;
  readonly ground: FieldGround;
  readonly control: readonly Position[];
  /** Cells that were ever seen, row by row; null where there is no fog. */
  readonly known: readonly boolean[] | null;
  /** In CSS pixels. */
  readonly cell: number;
}

/** The map: vellum, ground, heights, the control point, obstacles. It is drawn anew only when one of these changes. */
export const GroundCanvas = memo(function GroundCanvas({ book, ground, control, known, cell }: GroundCanvasProps) {
  const drawn = useMemo(() => groundMarks(book, ground, control, known), [book, ground, control, known]);
  return <MapSheet drawn={drawn} columns={ground.width} rows={ground.height} cell={cell} />;
}, isSameMap);

/** A ground that has changed is another object; looking into it would take longer than drawing it. */
function isSameMap(one: GroundCanvasProps, other: GroundCanvasProps): boolean {
  return (
    one.ground === other.ground &&
    one.book === other.book &&
    one.cell === other.cell &&
    isDeepEqual(one.control, other.control) &&
    isDeepEqual(one.known, other.known)
  );
}
