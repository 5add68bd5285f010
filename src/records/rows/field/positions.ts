import { coverOfGround } from '../../../core/cover/getCover';
import { allPositions } from '../../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../../core/geometry/position';
import { opponentOf } from '../../../kernel/sides';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import { profileOf } from '../../../skirmish/model/profile';
import {
  type FieldUnit,
  fieldUnitAt,
  isStandingUnit,
  type SkirmishState,
  type StandingUnit,
  unitsOf,
} from '../../../skirmish/model/state';
import { movementOf } from '../../../skirmish/movement/economy';
import { isClear } from '../../../skirmish/sight/sightTable';
import type { Row } from '../../schema/tables';
import { standingRow, tacticsAt } from '../standing';
import { type FieldTelling, seenUnit } from './fieldTelling';

/** Document 001's number, for rule sets that don't count who stands around. */
const SURROUNDED_FROM = 3;

/** How every unit stands at the end, or stood when it fell. */
export function tellPositions(telling: FieldTelling): void {
  for (const unit of telling.state.units) {
    const row = bareRow(telling, unit);
    telling.rows.character_positions.push(isStandingUnit(unit) ? { ...row, ...tactics(telling, unit) } : row);
  }
}

function bareRow(telling: FieldTelling, unit: FieldUnit): Row<'character_positions'> {
  const { book, state } = telling;
  const full = movementOf(book, state, unit);
  return standingRow(telling, fieldSurvey(book, state.ground), {
    id: unit.id,
    at: seenUnit(telling, unit.id).at,
    facing: unit.facing,
    stance: unit.stance,
    movement: { used: Math.max(0, full - unit.movement), left: unit.movement, full },
  });
}

const standsAt = (state: SkirmishState, ofSide: string, x: number, y: number): boolean =>
  fieldUnitAt(state, x, y)?.side === ofSide;

function tactics(telling: FieldTelling, unit: StandingUnit): Partial<Row<'character_positions'>> {
  const { book, state } = telling;
  const { position: at } = unit;
  const side = opponentOf(unit.side);
  const all = unitsOf(state, side);
  const cover = coverOfGround(fieldSurvey(book, state.ground), at.x, at.y);
  const surroundedFrom = book.rules.pressure?.surroundedFrom ?? SURROUNDED_FROM;
  const pointOf = ({ position }: StandingUnit): Position => position;
  return {
    ...tacticsAt(at, cover, { board: state, standsAt, side, all, pointOf, surroundedFrom }),
    threatens_positions: [...allPositions(state.ground)].filter((cell) => threatens(telling, unit, cell)),
    threatened_by: all.filter((enemy) => threatens(telling, enemy, at)).map(({ id }) => telling.characterId(id)),
  };
}

/** Within the length of its blade, and beyond the ring with a line of sight. */
function threatens({ book, state }: FieldTelling, by: StandingUnit, at: Position): boolean {
  const distance = chebyshev(by.position, at);
  if (distance > profileOf(book, by.kind).threat || isSamePosition(by.position, at)) return false;
  return distance <= 1 || isClear(book, state.ground, by.position, at);
}
