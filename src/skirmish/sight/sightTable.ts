import { cellNumber } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { hasClearShot } from '../../core/sight/lineOfSight';
import { memoizePerObject } from '../../kernel/memoize';
import { type FieldSurvey, fieldSurvey } from '../ground/fieldSurvey';
import type { FieldBook } from '../model/book';
import type { FieldGround } from '../model/state';

const UNKNOWN = 0;
const BLOCKED = 1;
const CLEAR = 2;

/** Who sees whom on one ground: each pair of cells is asked once. */
const tableOf = memoizePerObject(({ width, height }: FieldSurvey) => new Uint8Array((width * height) ** 2));

/** Whether a shot from one cell to another is clear: a line of sight, and no fog around the target. */
export function isClear(book: FieldBook, ground: FieldGround, from: Position, to: Position): boolean {
  const survey = fieldSurvey(book, ground);
  const table = tableOf(survey);
  const index = cellNumber(survey, from.x, from.y) * survey.cells.length + cellNumber(survey, to.x, to.y);
  if (table[index] === UNKNOWN) {
    const isSeen = hasClearShot(survey, book.rules.sight, from.x, from.y, to.x, to.y);
    table[index] = isSeen ? CLEAR : BLOCKED;
  }
  return table[index] === CLEAR;
}
