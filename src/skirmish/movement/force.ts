import { type ForcedStop, obstructionAt } from '../../core/forced/forcedMovement';
import { type Direction, getOpposite, STEPS } from '../../core/geometry/direction';
import { getDirectionTo } from '../../core/geometry/directionTo';
import type { Position } from '../../core/geometry/position';
import { elevationAt } from '../../core/ground/elevation';
import { cellAt } from '../../core/ground/survey';
import { STEEPEST_STEP } from '../../core/movement/step';
import { checkFormations } from '../formations/integrity';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { SkirmishPlay } from '../model/play';
import { fieldUnitAt, isStandingUnit, mustFindUnit, mustStand, type UnitId } from '../model/state';
import { reveal, updateKnowledge } from '../sight/updateKnowledge';
import { sufferEntry } from './enter';
import { fallDown } from './fall';

type Kind = 'push' | 'pull' | 'slide';

/** Directly away from a cell, or directly towards it: whoever pulls stands there, so nobody is pulled beyond. */
const DIRECTION_OF: Readonly<Record<'push' | 'pull', (at: Position, origin: Position) => Direction>> = {
  push: (at, origin) => getOpposite(getDirectionTo(at, origin)),
  pull: getDirectionTo,
};

/** Pushes or pulls a unit square by square. */
export function forceUnit(
  play: SkirmishPlay,
  unit: UnitId,
  kind: 'push' | 'pull',
  origin: Position,
  squares: number,
): void {
  force(play, unit, kind, squares, (at) => DIRECTION_OF[kind](at, origin));
}

/** Slides a unit in a direction of somebody's choice. */
export function slideUnit(play: SkirmishPlay, unit: UnitId, direction: Direction, squares: number): void {
  force(play, unit, 'slide', squares, () => direction);
}

function force(
  play: SkirmishPlay,
  unit: UnitId,
  kind: Kind,
  squares: number,
  directionFrom: (at: Position) => Direction,
): void {
  const path: Position[] = [];
  let stop: ForcedStop = 'done';
  for (let moved = 0; moved < squares && stop === 'done'; moved++) {
    const at = mustStand(play.state, unit).position;
    const step = STEPS[directionFrom(at)];
    const next = { x: at.x + step.x, y: at.y + step.y };
    const obstruction = obstructionOf(play, at, next);
    if (obstruction !== null) {
      stop = obstruction;
      if (obstruction === 'unit') revealAt(play, next);
      break;
    }
    path.push(next);
    stop = enterForced(play, unit, kind, at, next);
  }
  if (path.length === 0) play.emit({ type: 'forced', unit, kind, path, stop });
  checkFormations(play, [unit]);
  updateKnowledge(play);
}

function revealAt(play: SkirmishPlay, { x, y }: Position): void {
  const other = fieldUnitAt(play.state, x, y);
  if (other !== null) reveal(play, other.id);
}

/** A cell more than one level higher is a wall. */
function obstructionOf({ book, state }: SkirmishPlay, at: Position, next: Position): ForcedStop | null {
  const survey = fieldSurvey(book, state.ground);
  const found = obstructionAt(survey, state.units.filter(isStandingUnit), next.x, next.y);
  if (found !== null) return found;
  return elevationAt(survey, next) - elevationAt(survey, at) > STEEPEST_STEP ? 'ground' : null;
}

function enterForced(play: SkirmishPlay, unit: UnitId, kind: Kind, at: Position, next: Position): ForcedStop {
  const survey = fieldSurvey(play.book, play.state.ground);
  const drop = elevationAt(survey, at) - elevationAt(survey, next);
  const pit = cellAt(survey, next.x, next.y).fall;
  play.emit({ type: 'forced', unit, kind, path: [next], stop: pit > 0 ? 'fall' : 'done' });
  if (!sufferEntry(play, unit, next)) return 'fall';
  if (drop > STEEPEST_STEP) fallDown(play, unit, drop);
  if (pit > 0) fallDown(play, unit, pit);
  const hasFallen = mustFindUnit(play.state, unit).position === null;
  return pit > 0 || hasFallen ? 'fall' : 'done';
}
