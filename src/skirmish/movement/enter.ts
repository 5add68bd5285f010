import type { Position } from '../../core/geometry/position';
import { cellAt } from '../../core/ground/survey';
import { hurt } from '../attack/hurt';
import { fieldSurvey, lastingDamageAt } from '../ground/fieldSurvey';
import { trapDamageOf, trapsAt } from '../ground/obstacles';
import { rollPercent, type SkirmishPlay } from '../model/play';
import { isStandingUnit, mustFindUnit, type UnitId } from '../model/state';
import { fallDown } from './fall';

/** What entering a cell does: the ground hurts, a trap springs once. False when the unit has fallen. */
export function sufferEntry(play: SkirmishPlay, unit: UnitId, at: Position): boolean {
  const { book, state } = play;
  const survey = fieldSurvey(book, state.ground);
  hurt(play, unit, lastingDamageAt(survey, at), 'terrain');
  for (const trap of trapsAt(book, state.ground, at)) {
    if (mustFindUnit(state, unit).position === null) break;
    play.emit({ type: 'trapSprung', unit, obstacle: trap.id, at });
    hurt(play, unit, trapDamageOf(book, trap), 'trap');
  }
  return mustFindUnit(state, unit).position !== null;
}

/** Ice and pits: whether they end the move. Who only passes an ally's cell neither slips nor falls. */
export function isEndedByGround(play: SkirmishPlay, unit: UnitId, at: Position): boolean {
  const { state } = play;
  const sharing = state.units.some(
    (other) => isStandingUnit(other) && other.id !== unit && other.position.x === at.x && other.position.y === at.y,
  );
  if (sharing) return false;
  const survey = fieldSurvey(play.book, state.ground);
  const cell = cellAt(survey, at.x, at.y);
  if (cell.slipPercent > 0 && rollPercent(play, cell.slipPercent)) {
    play.emit({ type: 'slipped', unit, at });
    return true;
  }
  if (cell.fall === 0) return false;
  fallDown(play, unit, cell.fall);
  return true;
}
