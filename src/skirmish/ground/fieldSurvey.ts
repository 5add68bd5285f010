import { isInArea } from '../../core/geometry/areas';
import { cellNumber, positionOfCell } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { terrainOf } from '../../core/ground/ground';
import { type Survey, type SurveyedCell, surveyGround } from '../../core/ground/survey';
import { memoizePerObject } from '../../kernel/memoize';
import type { FieldBook } from '../model/book';
import type { FieldArea, FieldGround } from '../model/state';

/** A ground as the rules ask it: the core's survey with the area effects on top. */
export interface FieldSurvey extends Survey {
  /** Damage by terrain and area effects, on entry and at turn start; traps apart. */
  readonly lasting: readonly number[];
  /** Damage on entry, traps included. */
  readonly entry: readonly number[];
}

/** One cache a book: the same ground under other rules is another survey. */
const surveyorOf = memoizePerObject((book: FieldBook) =>
  memoizePerObject((ground: FieldGround): FieldSurvey => surveyField(book, ground)),
);

export function fieldSurvey(book: FieldBook, ground: FieldGround): FieldSurvey {
  return surveyorOf(book)(ground);
}

function surveyField(book: FieldBook, ground: FieldGround): FieldSurvey {
  const bare = surveyGround(ground, book);
  const covering = (cell: number): readonly FieldArea[] =>
    ground.areas.filter((area) => isCovered(area, positionOfCell(ground, cell)));
  const cells = bare.cells.map((cell, index) => covering(index).reduce(withArea, cell));
  const lasting = ground.terrain.map((terrain, index) =>
    covering(index).reduce((sum, { damage = 0 }) => sum + damage, terrainOf(book, terrain).damage ?? 0),
  );
  const entry = cells.map((cell, index) => (lasting[index] as number) + trapDamage(book, cell));
  return { width: bare.width, height: bare.height, cells, lasting, entry };
}

/** The core adds up the damage of a cell's terrain and obstacles. */
function trapDamage(book: FieldBook, cell: SurveyedCell): number {
  return cell.damage - (terrainOf(book, cell.terrain).damage ?? 0);
}

/** What staying on a cell of the board does, and entering it. */
export function lastingDamageAt(survey: FieldSurvey, { x, y }: Position): number {
  return survey.lasting[cellNumber(survey, x, y)] as number;
}

export function entryDamageAt(survey: FieldSurvey, { x, y }: Position): number {
  return survey.entry[cellNumber(survey, x, y)] as number;
}

/** Only shapes that look alike from every side lie on the ground, so no direction matters. */
export function isCovered({ shape, reach, at }: Pick<FieldArea, 'shape' | 'reach' | 'at'>, cell: typeof at): boolean {
  return isInArea({ shape, reach, direction: 'north' }, at, cell);
}

function withArea(cell: SurveyedCell, { obscures = false, cost = 0 }: FieldArea): SurveyedCell {
  return {
    ...cell,
    obscures: cell.obscures || obscures,
    cost: cell.cost + cost,
    unskilledCost: cell.unskilledCost + cost,
  };
}
