import { getFlankingPositions } from '../../core/flanking/flankingPositions';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { FieldBook } from '../model/book';
import { isStandingUnit, type SkirmishState, type StandingUnit, unitsOf } from '../model/state';

/** A cell from which an enemy would be flanked, with whom if somebody helps. */
export interface FlankHint {
  readonly at: Position;
  readonly ally: StandingUnit | null;
}

/** Document 004's hints: where to stand so that an enemy is flanked. `by` is the unit that would go there. */
export function flankHints(
  book: FieldBook,
  field: SkirmishState,
  side: Side,
  target: string,
  by?: string,
): readonly FlankHint[] {
  const { flanking } = book.rules;
  const striker = by ?? unitsOf(field, side)[0]?.id;
  if (flanking === undefined || striker === undefined) return [];
  const units = field.units.filter(isStandingUnit);
  const survey = fieldSurvey(book, field.ground);
  return getFlankingPositions(survey, units, flanking, striker, target).map(({ position, allyId }) => ({
    at: position,
    ally: units.find(({ id }) => id === allyId) ?? null,
  }));
}
