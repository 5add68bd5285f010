import { DIRECTIONS, type Direction, STEPS } from '../geometry/direction';
import { cellNumber, positionOfCell } from '../geometry/grid';
import type { Position } from '../geometry/position';
import type { Survey } from '../ground/survey';
import { canStep } from './step';

/** Who walks, and what the cells cost. Costs must not be negative. */
export interface Walk {
  readonly survey: Survey;
  readonly start: Position;
  readonly isDiagonalAllowed: boolean;
  /** No path may cost more. */
  readonly budget: number;
  /** What entering a cell costs; infinite where nobody may enter. */
  cost(cell: number): number;
  /** What the ground of a cell does to whoever enters. */
  damage(cell: number): number;
  canSlip(cell: number): boolean;
}

/** Where a walk can lead, and how. */
export interface Paths {
  /** What the way to a cell costs; null where none leads within the budget. The start costs nothing. */
  costTo(cell: number): number | null;
  /** The cells entered in order; null where no way leads. */
  pathTo(cell: number): Position[] | null;
  /** All cells that can be reached, the start included, the nearest first. */
  readonly cells: readonly number[];
}

/**
 * The least path to every cell by cost, then damage by the ground, then cells that can slip, then steps, then diagonal steps,
 * then the directions in clockwise order from the north, compared from the start. All of it is additive, so one Dijkstra
 * finds it.
 */
export function findPaths(walk: Walk): Paths {
  const { survey } = walk;
  const size = survey.width * survey.height;
  const labels: (Label | undefined)[] = Array.from({ length: size });
  const isSettled = new Uint8Array(size);
  const cells: number[] = [];
  const start = startOf(walk);
  const open: Label[] = [start];
  labels[start.cell] = start;
  for (let label = takeLeast(open); label !== null; label = takeLeast(open)) {
    if (isSettled[label.cell] === 1) continue;
    isSettled[label.cell] = 1;
    cells.push(label.cell);
    for (const next of labelsAfter(walk, label)) {
      const known = labels[next.cell];
      if (isSettled[next.cell] === 1 || (known !== undefined && compare(known, next) <= 0)) continue;
      labels[next.cell] = next;
      open.push(next);
    }
  }
  const settled = (cell: number): Label | null => (isSettled[cell] === 1 ? (labels[cell] ?? null) : null);
  return {
    cells,
    costTo: (cell) => settled(cell)?.cost ?? null,
    pathTo: (cell) => {
      const label = settled(cell);
      return label === null ? null : cellsOf(survey, label);
    },
  };
}

/** Whether a step of a bounded path may lead from one cell to the next. */
export type AllowsStep = (from: Position, to: Position) => boolean;

/** The least path to each cell among those of `least` to `most` cells whose every step is allowed. */
export function findBoundedPaths(
  walk: Walk,
  least: number,
  most: number,
  allows: AllowsStep,
): ReadonlyMap<number, readonly Position[]> {
  const { survey } = walk;
  const best = new Map<number, Label>();
  let layer: readonly Label[] = [startOf(walk)];
  for (let steps = 1; steps <= most; steps++) {
    const next = new Map<number, Label>();
    for (const label of layer) {
      const from = positionOfCell(survey, label.cell);
      for (const after of labelsAfter(walk, label)) {
        if (allows(from, positionOfCell(survey, after.cell))) keepLess(next, after);
      }
    }
    layer = [...next.values()];
    if (steps >= least) for (const label of layer) keepLess(best, label);
  }
  return new Map([...best].map(([cell, label]) => [cell, cellsOf(survey, label)]));
}

function keepLess(labels: Map<number, Label>, label: Label): void {
  const known = labels.get(label.cell);
  if (known === undefined || compare(label, known) < 0) labels.set(label.cell, label);
}

function startOf({ survey, start }: Walk): Label {
  const cell = cellNumber(survey, start.x, start.y);
  return { cell, cost: 0, damage: 0, slips: 0, steps: 0, diagonals: 0, way: '', from: null };
}

function cellsOf(survey: Survey, end: Label): Position[] {
  const path: Position[] = [];
  for (let label = end; label.from !== null; label = label.from) path.push(positionOfCell(survey, label.cell));
  return path.reverse();
}

/** The best way known to a cell. */
interface Label {
  readonly cell: number;
  readonly cost: number;
  readonly damage: number;
  readonly slips: number;
  readonly steps: number;
  readonly diagonals: number;
  /** One digit a step: its direction. */
  readonly way: string;
  readonly from: Label | null;
}

const PLAIN: readonly Direction[] = ['north', 'east', 'south', 'west'];

function labelsAfter(walk: Walk, label: Label): Label[] {
  const { survey } = walk;
  const { x, y } = positionOfCell(survey, label.cell);
  const after: Label[] = [];
  for (const direction of walk.isDiagonalAllowed ? DIRECTIONS : PLAIN) {
    const step = STEPS[direction];
    if (!canStep(survey, x, y, x + step.x, y + step.y)) continue;
    const cell = cellNumber(survey, x + step.x, y + step.y);
    const cost = label.cost + walk.cost(cell);
    if (cost > walk.budget || cost === Number.POSITIVE_INFINITY) continue;
    after.push({
      cell,
      cost,
      damage: label.damage + walk.damage(cell),
      slips: label.slips + (walk.canSlip(cell) ? 1 : 0),
      steps: label.steps + 1,
      diagonals: label.diagonals + (step.x !== 0 && step.y !== 0 ? 1 : 0),
      way: label.way + DIRECTIONS.indexOf(direction),
      from: label,
    });
  }
  return after;
}

function compare(a: Label, b: Label): number {
  return (
    a.cost - b.cost ||
    a.damage - b.damage ||
    a.slips - b.slips ||
    a.steps - b.steps ||
    a.diagonals - b.diagonals ||
    (a.way < b.way ? -1 : Number(a.way > b.way))
  );
}

/** A board has at most 256 cells: looking through the open ones is as quick as a heap. */
function takeLeast(open: Label[]): Label | null {
  let least = 0;
  for (let index = 1; index < open.length; index++) {
    if (compare(open[index] as Label, open[least] as Label) < 0) least = index;
  }
  const taken = open[least];
  const last = open.pop();
  if (taken === undefined || last === undefined) return null;
  if (taken !== last) open[least] = last;
  return taken;
}
