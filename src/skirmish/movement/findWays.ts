import { type Direction, STEPS } from '../../core/geometry/direction';
import { cellNumber, isInside, isOrthogonalStep, isRingStep } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { cellAt, type SurveyedCell } from '../../core/ground/survey';
import { findPaths, type Paths, type Walk } from '../../core/movement/paths';
import { canStep, entryCost } from '../../core/movement/step';
import { fieldSurvey } from '../ground/fieldSurvey';
import type { FieldBook } from '../model/book';
import { profileOf } from '../model/profile';
import { fieldUnitAt, type SkirmishState, type StandingUnit } from '../model/state';

/** A walk over the ground of a state, which is the ground as its reader knows it. */
export function walkOf(book: FieldBook, state: SkirmishState, unit: StandingUnit, budget: number): Walk {
  const survey = fieldSurvey(book, state.ground);
  const { skills } = profileOf(book, unit.kind).kind;
  const enemies = new Set<number>();
  for (const other of state.units) {
    if (other.side !== unit.side && other.position !== null) {
      enemies.add(cellNumber(survey, other.position.x, other.position.y));
    }
  }
  return {
    survey,
    start: unit.position,
    budget,
    isDiagonalAllowed: book.rules.distance.move === 'ring',
    cost: (cell) => {
      return enemies.has(cell) ? Number.POSITIVE_INFINITY : entryCost(survey.cells[cell] as SurveyedCell, skills);
    },
    damage: (cell) => survey.entry[cell] as number,
    canSlip: (cell) => (survey.cells[cell] as SurveyedCell).slipPercent > 0,
  };
}

export function findWays(book: FieldBook, state: SkirmishState, unit: StandingUnit, budget: number): Paths {
  return findPaths(walkOf(book, state, unit, budget));
}

/** What the way to a cell costs, however much that is; null where none leads. */
export function costOfWay(book: FieldBook, state: SkirmishState, unit: StandingUnit, to: Position): number | null {
  const goal = cellNumber(state.ground, to.x, to.y);
  return findPaths(walkOf(book, state, unit, Number.MAX_SAFE_INTEGER), goal).costTo(goal);
}

/** Whether a step of this rule set leads from one cell to the other, units apart. */
export function isStep(book: FieldBook, from: Position, to: Position): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return book.rules.distance.move === 'ring' ? isRingStep(dx, dy) : isOrthogonalStep(dx, dy);
}

/** What a path costs, cell by cell; null at the first cell that may not be entered. */
export function costsAlong(
  book: FieldBook,
  state: SkirmishState,
  unit: StandingUnit,
  path: readonly Position[],
): { readonly costs: readonly number[]; readonly blocked: Position | null } {
  const survey = fieldSurvey(book, state.ground);
  const { skills } = profileOf(book, unit.kind).kind;
  const costs: number[] = [];
  let from = unit.position;
  for (const to of path) {
    const other = isInside(survey, to.x, to.y) ? fieldUnitAt(state, to.x, to.y) : null;
    const isFree = other === null || other.side === unit.side;
    if (!isFree || !canStep(survey, from.x, from.y, to.x, to.y)) return { costs, blocked: to };
    costs.push(entryCost(cellAt(survey, to.x, to.y), skills));
    from = to;
  }
  return { costs, blocked: null };
}

/** The cells of a straight line in one direction. */
export function straightPath(from: Position, direction: Direction, squares: number): Position[] {
  const step = STEPS[direction];
  return Array.from({ length: squares }, (_, index) => ({
    x: from.x + step.x * (index + 1),
    y: from.y + step.y * (index + 1),
  }));
}

/** Whether a list of cells is a chain of steps from `from` to `to`. */
export function isChain(book: FieldBook, from: Position, to: Position, path: readonly Position[]): boolean {
  const last = path.at(-1);
  if (last === undefined || !isSamePosition(last, to)) return false;
  return path.every((cell, index) => isStep(book, path[index - 1] ?? from, cell));
}
