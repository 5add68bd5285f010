import { cellNumber } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import type { SurveyedCell } from '../../core/ground/survey';
import { findPaths } from '../../core/movement/paths';
import type { FieldSurvey } from '../ground/fieldSurvey';
import { fieldSurvey } from '../ground/fieldSurvey';
import { profileOf } from '../model/profile';
import type { StandingUnit, UnitId } from '../model/state';
import { movementLeft } from '../movement/economy';
import { costsAlong, walkOf } from '../movement/findWays';
import { provokedBy } from '../movement/opportunity';
import type { Judged } from '../orders/judged';

/** Ground that members of a formation don't walk over: ice, what hurts, pits. */
function isRough(survey: FieldSurvey, cell: number): boolean {
  const { slipPercent, damage, fall } = survey.cells[cell] as SurveyedCell;
  return slipPercent > 0 || damage > 0 || fall > 0 || (survey.lasting[cell] as number) > 0;
}

/** A member's way to its place by the engine's path; null where it can't go, or would provoke. */
export function pathToPlace(judged: Judged, unit: StandingUnit, to: Position): readonly Position[] | null {
  const { book, state } = judged;
  if (isSamePosition(unit.position, to)) return [];
  if (!mayWalk(judged, unit)) return null;
  const plain = walkOf(book, state, unit, movementLeft(book, state, unit));
  const survey = fieldSurvey(book, state.ground);
  const careful = {
    ...plain,
    cost: (cell: number) => (isRough(survey, cell) ? Number.POSITIVE_INFINITY : plain.cost(cell)),
  };
  const path = findPaths(careful).pathTo(cellNumber(state.ground, to.x, to.y));
  return path === null || isProvoking(judged, unit, path) ? null : path;
}

/** A given way under the same demands; members may share cells until all have arrived. */
export function isWayOpen(
  judged: Judged,
  unit: StandingUnit,
  path: readonly Position[],
  members: readonly UnitId[],
): boolean {
  const { book, state } = judged;
  const survey = fieldSurvey(book, state.ground);
  const { costs, blocked } = costsAlong(book, state, unit, path);
  const required = costs.reduce((sum, cost) => sum + cost, 0);
  if (!mayWalk(judged, unit) || blocked !== null || required > movementLeft(book, state, unit)) return false;
  if (path.some(({ x, y }) => isRough(survey, cellNumber(survey, x, y)))) return false;
  const end = path.at(-1) as Position;
  const isTaken = state.units.some(
    ({ id, position }) => position !== null && isSamePosition(position, end) && !members.includes(id),
  );
  return !isTaken && !isProvoking(judged, unit, path);
}

function mayWalk({ book }: Judged, unit: StandingUnit): boolean {
  return unit.stopped === null && !(unit.hasAttacked && profileOf(book, unit.kind).isStationary);
}

function isProvoking({ book, state }: Judged, unit: StandingUnit, path: readonly Position[]): boolean {
  return path.some((to, index) => {
    const from = path[index - 1] ?? unit.position;
    return provokedBy(book, state, { ...unit, position: from }, from, to).length > 0;
  });
}
