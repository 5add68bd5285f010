import { type ForcedMove, pull, push, slide } from '../../core/forced/forcedMovement';
import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import { elevationAt } from '../../core/ground/elevation';
import type { Survey } from '../../core/ground/survey';
import { STEEPEST_STEP } from '../../core/movement/step';
import { checkFormations } from '../formations/integrity';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { SkirmishPlay } from '../model/play';
import { isStandingUnit, mustFindUnit, mustStand, type StandingUnit, type UnitId } from '../model/state';
import { reveal, updateKnowledge } from '../sight/updateKnowledge';
import { sufferEntry } from './enter';
import { fallDown } from './fall';

type Kind = 'push' | 'pull' | 'slide';

/** One square of a forced movement by the core's rules. */
type OneSquare = (survey: Survey, units: readonly StandingUnit[]) => ForcedMove;

const BY_KIND = { push, pull } as const;

/** Pushes or pulls a unit square by square. */
export function forceUnit(
  play: SkirmishPlay,
  unit: UnitId,
  kind: 'push' | 'pull',
  origin: Position,
  squares: number,
): void {
  force(play, unit, kind, squares, (survey, units) => BY_KIND[kind](survey, units, origin, unit, 1));
}

/** Slides a unit in a direction of somebody's choice. */
export function slideUnit(play: SkirmishPlay, unit: UnitId, direction: Direction, squares: number): void {
  force(play, unit, 'slide', squares, (survey, units) => slide(survey, units, direction, unit, 1));
}

/** The core moves one square at a time: what happens on each may change the ground, or fell the unit. */
function force(play: SkirmishPlay, unit: UnitId, kind: Kind, squares: number, oneSquare: OneSquare): void {
  const { book, state } = play;
  for (let entered = 0; entered < squares; entered++) {
    const survey = fieldSurvey(book, state.ground);
    const { position: at } = mustStand(state, unit);
    const move = oneSquare(survey, state.units.filter(isStandingUnit));
    const [next] = move.path;
    if (next === undefined || elevationAt(survey, next) - elevationAt(survey, at) > STEEPEST_STEP) {
      if (move.blockedBy !== null) reveal(play, move.blockedBy);
      // A cell more than one level higher is a wall.
      const stop = next === undefined ? move.stop : 'ground';
      if (entered === 0) play.emit({ type: 'forced', unit, kind, path: [], stop });
      break;
    }
    play.emit({ type: 'forced', unit, kind, path: [next], stop: move.stop });
    if (isEndedBy(play, unit, move, elevationAt(survey, at) - elevationAt(survey, next))) break;
  }
  checkFormations(play, [unit]);
  updateKnowledge(play);
}

/** What the square does: it hurts, the unit falls from a height or into a pit. True when that is the end of it. */
function isEndedBy(play: SkirmishPlay, unit: UnitId, { end, fall }: ForcedMove, drop: number): boolean {
  if (!sufferEntry(play, unit, end)) return true;
  if (drop > STEEPEST_STEP) fallDown(play, unit, drop);
  if (fall > 0) fallDown(play, unit, fall);
  return fall > 0 || mustFindUnit(play.state, unit).position === null;
}
