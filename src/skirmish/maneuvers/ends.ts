import { DIRECTIONS, STEPS } from '../../core/geometry/direction';
import { allPositions, cellNumber, isInside } from '../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../core/geometry/position';
import { obstacleKindOf } from '../../core/ground/ground';
import { cellAt } from '../../core/ground/survey';
import { findBoundedPaths } from '../../core/movement/paths';
import { memoizePerObject } from '../../kernel/memoize';
import { opponentOf } from '../../kernel/sides';
import { arcOf } from '../attack/modifiers';
import { fieldSurvey } from '../ground/fieldSurvey';
import { obstaclesAt } from '../ground/obstacles';
import type { FieldBook } from '../model/book';
import type { Maneuver, ManeuverType } from '../model/maneuver';
import { type FieldGround, fieldUnitAt, type StandingUnit, unitsOf } from '../model/state';
import { movementLeft } from '../movement/economy';
import { walkOf } from '../movement/findWays';
import type { Judged } from '../orders/judged';
import { isClear } from '../sight/sightTable';

/** Where a maneuver can lead a unit: the way to each cell, by cell number. */
export type Ends = ReadonlyMap<number, readonly Position[]>;

type FindEnds = (judged: Judged, unit: StandingUnit, maneuver: Maneuver, target: StandingUnit | null) => Ends;

const NOWHERE: Ends = new Map();

/** Types that lead nowhere have no ends. */
const ENDS: Readonly<Record<ManeuverType, FindEnds>> = {
  charge: (judged, unit, maneuver, target) =>
    walks(judged, unit, maneuver, (from, to) => target !== null && isNoFarther(target.position, from, to)),
  retreat: (judged, unit, maneuver) => kept(walks(judged, unit, maneuver), judged, isFartherThan(judged, unit)),
  flank: (judged, unit, maneuver, target) =>
    kept(walks(judged, unit, maneuver), judged, (at) => target !== null && isAside(unit, target, at)),
  dodge: (judged, unit, maneuver) => walks(judged, unit, maneuver),
  leap,
  teleport,
  grapple_move: () => NOWHERE,
  none: () => NOWHERE,
};

/** The ends for one target after another: only a charge's ways depend on the target, the others are searched once. */
export function openEnds(
  judged: Judged,
  unit: StandingUnit,
  maneuver: Maneuver,
): (target: StandingUnit | null) => Ends {
  if (maneuver.type !== 'flank') return (target) => endsOf(judged, unit, maneuver, target);
  const { state } = judged;
  const ways = kept(walks(judged, unit, maneuver), judged, (at) => fieldUnitAt(state, at.x, at.y) === null);
  return (target) => kept(ways, judged, (at) => target !== null && isAside(unit, target, at));
}

export function endsOf(judged: Judged, unit: StandingUnit, maneuver: Maneuver, target: StandingUnit | null): Ends {
  const { state } = judged;
  const isFree = (at: Position) => fieldUnitAt(state, at.x, at.y) === null;
  return kept(ENDS[maneuver.type](judged, unit, maneuver, target), judged, isFree);
}

function walks(
  { book, state }: Judged,
  unit: StandingUnit,
  { squares: [least, most] }: Maneuver,
  allows: (from: Position, to: Position) => boolean = () => true,
): Ends {
  return findBoundedPaths(walkOf(book, state, unit, movementLeft(book, state, unit)), least, most, allows);
}

function kept(ends: Ends, { state }: Judged, holds: (at: Position) => boolean): Ends {
  const { width } = state.ground;
  return new Map([...ends].filter(([cell]) => holds({ x: cell % width, y: Math.floor(cell / width) })));
}

function isNoFarther(target: Position, from: Position, to: Position): boolean {
  return chebyshev(to, target) <= chebyshev(from, target);
}

/** Farther from the nearest known enemy than before; with none known nobody retreats. */
function isFartherThan({ state }: Judged, unit: StandingUnit): (at: Position) => boolean {
  const enemies = unitsOf(state, opponentOf(unit.side));
  const nearest = (from: Position) => Math.min(...enemies.map(({ position }) => chebyshev(position, from)));
  const now = nearest(unit.position);
  return (at) => enemies.length > 0 && nearest(at) > now;
}

function isAside(unit: StandingUnit, target: StandingUnit, at: Position): boolean {
  return arcOf({ attacker: { ...unit, position: at }, target }) !== 'front';
}

/** In a straight line over what is low enough, onto a free cell that is at most one level higher. */
function leap(judged: Judged, unit: StandingUnit, { squares: [least, most] }: Maneuver): Ends {
  const { book, state } = judged;
  const survey = fieldSurvey(book, state.ground);
  const ends = new Map<number, readonly Position[]>();
  const levelOf = ({ x, y }: Position) => cellAt(survey, x, y).elevation;
  const highest = levelOf(unit.position) + 1;
  const left = movementLeft(book, state, unit);
  const tops = topsOf(book)(state.ground);
  for (const direction of DIRECTIONS) {
    const step = STEPS[direction];
    for (let squares = 1; squares <= Math.min(most, left); squares++) {
      const at = { x: unit.position.x + step.x * squares, y: unit.position.y + step.y * squares };
      if (!isInside(survey, at.x, at.y)) break;
      const cell = cellAt(survey, at.x, at.y);
      const canLand = !cell.blocksMovement && cell.elevation <= highest;
      if (squares >= least && canLand) ends.set(cellNumber(survey, at.x, at.y), [at]);
      if ((tops[cellNumber(survey, at.x, at.y)] as number) > highest) break;
    }
  }
  return ends;
}

/** How high the highest thing on each cell reaches; worked out once a ground. */
const topsOf = memoizePerObject((book: FieldBook) =>
  memoizePerObject((ground: FieldGround): readonly number[] =>
    allPositions(ground).map((at) => topAt(book, ground, at)),
  ),
);

function topAt(book: FieldBook, ground: FieldGround, at: Position): number {
  const { sightTop, elevation } = cellAt(fieldSurvey(book, ground), at.x, at.y);
  if (sightTop === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  const tops = obstaclesAt(ground, at).map(({ kind }) => {
    const { height } = obstacleKindOf(book, kind);
    return height === null ? Number.POSITIVE_INFINITY : elevation + height;
  });
  return Math.max(elevation, ...tops);
}

/** Onto any free cell in sight that is near enough. */
function teleport(judged: Judged, unit: StandingUnit, { squares: [, most] }: Maneuver): Ends {
  const { book, state } = judged;
  const survey = fieldSurvey(book, state.ground);
  const ends = new Map<number, readonly Position[]>();
  for (const [cell, surveyed] of survey.cells.entries()) {
    const at = { x: cell % survey.width, y: Math.floor(cell / survey.width) };
    const isNear = chebyshev(at, unit.position) <= most && !isSamePosition(at, unit.position);
    if (isNear && !surveyed.blocksMovement && isClear(book, state.ground, unit.position, at)) ends.set(cell, [at]);
  }
  return ends;
}
