import { coverOfGround } from '../../../core/cover/getCover';
import { isPincer } from '../../../core/flanking/pincer';
import { isSurrounded } from '../../../core/flanking/pressure';
import { allPositions } from '../../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../../core/geometry/position';
import { elevationAt, isHighGround } from '../../../core/ground/elevation';
import { opponentOf } from '../../../kernel/sides';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import { profileOf } from '../../../skirmish/model/profile';
import { type FieldUnit, fieldUnitAt, isStandingUnit, type StandingUnit, unitsOf } from '../../../skirmish/model/state';
import { movementOf } from '../../../skirmish/movement/economy';
import { isClear } from '../../../skirmish/sight/sightTable';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
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
  const { session, book, state } = telling;
  const { at } = seenUnit(telling, unit.id);
  const survey = fieldSurvey(book, state.ground);
  const full = movementOf(book, state, unit);
  return {
    id: partId(session, 'position', unit.id),
    character_id: telling.characterId(unit.id),
    combat_session_id: session,
    position_x: at.x,
    position_y: at.y,
    elevation: elevationAt(survey, at),
    facing_direction: unit.facing,
    movement_used: Math.max(0, full - unit.movement),
    movement_remaining: unit.movement,
    max_movement_per_turn: full,
    stance: unit.stance,
    in_cover: false,
    cover_quality: 'none',
    has_high_ground: isHighGround(survey, at.x, at.y),
    flanked: false,
    surrounded: false,
    threatens_positions: [],
    threatened_by: [],
  };
}

function tactics(telling: FieldTelling, unit: StandingUnit): Partial<Row<'character_positions'>> {
  const { book, state } = telling;
  const { x, y } = unit.position;
  const side = opponentOf(unit.side);
  const enemies = unitsOf(state, side);
  const cover = coverOfGround(fieldSurvey(book, state.ground), x, y);
  const standsAt = (_board: null, ofSide: string, atX: number, atY: number): boolean =>
    fieldUnitAt(state, atX, atY)?.side === ofSide;
  const from = book.rules.pressure?.surroundedFrom ?? SURROUNDED_FROM;
  return {
    in_cover: cover !== 'none',
    cover_quality: cover,
    flanked: enemies.some(({ position }) => isPincer(null, standsAt, side, position.x, position.y, x, y)),
    surrounded: isSurrounded(null, standsAt, side, x, y, from),
    threatens_positions: [...allPositions(state.ground)].filter((at) => threatens(telling, unit, at)),
    threatened_by: enemies
      .filter((enemy) => threatens(telling, enemy, unit.position))
      .map(({ id }) => telling.characterId(id)),
  };
}

/** Within the length of its blade, and beyond the ring with a line of sight. */
function threatens({ book, state }: FieldTelling, by: StandingUnit, at: Position): boolean {
  const distance = chebyshev(by.position, at);
  if (distance > profileOf(book, by.kind).threat || isSamePosition(by.position, at)) return false;
  return distance <= 1 || isClear(book, state.ground, by.position, at);
}
