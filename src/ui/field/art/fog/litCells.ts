import type { FieldBook } from '../../../../skirmish/model/book';
import { seenCells } from '../../../../skirmish/sight/visible';
import type { FieldObservation } from '../../../../skirmish/view/observe';

/** The cells that the viewer's side sees now; null where nothing is hidden from it. */
export function litCells(book: FieldBook, { field, side, seen }: FieldObservation): readonly boolean[] | null {
  return seen === null ? null : seenCells(book, field, side);
}
