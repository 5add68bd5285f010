import { type Direction, getOpposite, STEPS } from '../geometry/direction';
import { getDirectionTo } from '../geometry/directionTo';
import { isInside } from '../geometry/grid';
import { isSamePosition, type Position } from '../geometry/position';
import { cellAt, type Survey } from '../ground/survey';
import { findUnit, type Unit, unitAt } from '../units/unit';

/** Why a forced movement ended: all its squares were moved, or what was in the way. */
export const FORCED_STOPS = ['done', 'edge', 'ground', 'unit', 'fall'] as const;
export type ForcedStop = (typeof FORCED_STOPS)[number];

export interface ForcedMove {
  readonly unitId: string;
  /** The cells entered, one by one; empty if the unit can't be moved. */
  readonly path: readonly Position[];
  readonly end: Position;
  readonly stop: ForcedStop;
  /** How many squares deep the unit fell, 0 if it didn't. */
  readonly fall: number;
  /** Who was in the way, if somebody was. */
  readonly blockedBy: string | null;
}

/** Moves a unit directly away from `from`. */
export function push(
  survey: Survey,
  units: readonly Unit[],
  from: Position,
  unitId: string,
  squares: number,
): ForcedMove {
  return force(survey, units, unitId, squares, (at) => getOpposite(getDirectionTo(at, from)));
}

/** Moves a unit directly towards `to` and no further; whoever stands there is in the way. */
export function pull(
  survey: Survey,
  units: readonly Unit[],
  to: Position,
  unitId: string,
  squares: number,
): ForcedMove {
  return force(survey, units, unitId, squares, (at) => (isSamePosition(at, to) ? null : getDirectionTo(at, to)));
}

/** Moves a unit in a direction of the mover's choice. */
export function slide(
  survey: Survey,
  units: readonly Unit[],
  direction: Direction,
  unitId: string,
  squares: number,
): ForcedMove {
  return force(survey, units, unitId, squares, () => direction);
}

/** What keeps a unit from being forced onto a cell; null if nothing does. */
export function obstructionAt(survey: Survey, units: readonly Unit[], x: number, y: number): ForcedStop | null {
  if (!isInside(survey, x, y)) return 'edge';
  if (cellAt(survey, x, y).blocksMovement) return 'ground';
  return unitAt(units, x, y) === null ? null : 'unit';
}

/** Ruling 31: square by square, and it stops before a blocked square or the edge. A pit swallows whoever is moved into it. */
function force(
  survey: Survey,
  units: readonly Unit[],
  unitId: string,
  squares: number,
  directionFrom: (at: Position) => Direction | null,
): ForcedMove {
  const path: Position[] = [];
  let end = findUnit(units, unitId).position;
  const ended = (stop: ForcedStop, fall: number, blockedBy: string | null): ForcedMove => ({
    unitId,
    path,
    end,
    stop,
    fall,
    blockedBy,
  });
  while (path.length < squares) {
    const direction = directionFrom(end);
    if (!direction) break;
    const step = STEPS[direction];
    const next: Position = { x: end.x + step.x, y: end.y + step.y };
    const obstruction = obstructionAt(survey, units, next.x, next.y);
    if (obstruction) return ended(obstruction, 0, unitAt(units, next.x, next.y)?.id ?? null);
    path.push(next);
    end = next;
    const { fall } = cellAt(survey, next.x, next.y);
    if (fall > 0) return ended('fall', fall, null);
  }
  return ended('done', 0, null);
}
