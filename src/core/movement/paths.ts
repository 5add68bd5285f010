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

const OPEN = 1;
const SETTLED = 2;
const NOWHERE = -1;

/**
 * The least path to every cell by cost, then damage by the ground, then cells that can slip, then steps, then diagonal steps,
 * then the directions in clockwise order from the north, compared from the start. All of it is additive, so one Dijkstra
 * finds it. With a goal the search ends there: what is dearer counts as out of reach.
 */
export function findPaths(walk: Walk, goal = NOWHERE): Paths {
  const { survey } = walk;
  const reached = openReached(survey.width * survey.height);
  const cells: number[] = [];
  const open: number[] = [cellNumber(survey, walk.start.x, walk.start.y)];
  reached.status[open[0] as number] = OPEN;
  for (let cell = takeNearest(reached, open); cell !== -1; cell = takeNearest(reached, open)) {
    reached.status[cell] = SETTLED;
    cells.push(cell);
    if (cell === goal) break;
    reachFrom(walk, reached, open, cell);
  }
  const isReached = (cell: number): boolean => reached.status[cell] === SETTLED;
  return {
    cells,
    costTo: (cell) => (isReached(cell) ? (reached.cost[cell] as number) : null),
    pathTo: (cell) => (isReached(cell) ? pathBackFrom(survey, reached, cell) : null),
  };
}

/** The best way known to each cell, a column per criterion: objects per way would be the whole cost of a search. */
interface Reached {
  readonly status: Uint8Array;
  readonly cost: Float64Array;
  readonly damage: Float64Array;
  readonly slips: Uint16Array;
  readonly steps: Uint16Array;
  readonly diagonals: Uint16Array;
  /** The last step of the way, as a direction's number, and the cell before it. */
  readonly direction: Uint8Array;
  readonly before: Int16Array;
}

function openReached(size: number): Reached {
  return {
    status: new Uint8Array(size),
    cost: new Float64Array(size),
    damage: new Float64Array(size),
    slips: new Uint16Array(size),
    steps: new Uint16Array(size),
    diagonals: new Uint16Array(size),
    direction: new Uint8Array(size),
    before: new Int16Array(size).fill(NOWHERE),
  };
}

/** Looks at every neighbour of a settled cell. */
function reachFrom(walk: Walk, reached: Reached, open: number[], from: number): void {
  const { survey } = walk;
  const x = from % survey.width;
  const y = (from - x) / survey.width;
  for (let direction = 0; direction < DIRECTIONS.length; direction += walk.isDiagonalAllowed ? 1 : 2) {
    const step = STEPS[DIRECTIONS[direction] as Direction];
    if (!canStep(survey, x, y, x + step.x, y + step.y)) continue;
    const cell = cellNumber(survey, x + step.x, y + step.y);
    if (reached.status[cell] === SETTLED) continue;
    const cost = (reached.cost[from] as number) + walk.cost(cell);
    if (cost > walk.budget || cost === Number.POSITIVE_INFINITY) continue;
    offerWay(reached, open, from, cell, direction, {
      cost,
      damage: (reached.damage[from] as number) + walk.damage(cell),
      slips: (reached.slips[from] as number) + (walk.canSlip(cell) ? 1 : 0),
    });
  }
}

interface Toll {
  readonly cost: number;
  readonly damage: number;
  readonly slips: number;
}

/** Keeps a way to a cell if it is the least known so far. */
function offerWay(reached: Reached, open: number[], from: number, cell: number, direction: number, toll: Toll): void {
  const { cost, damage, slips } = toll;
  const steps = (reached.steps[from] as number) + 1;
  const diagonals = (reached.diagonals[from] as number) + (direction % 2);
  if (reached.status[cell] === OPEN) {
    const difference =
      cost - (reached.cost[cell] as number) ||
      damage - (reached.damage[cell] as number) ||
      slips - (reached.slips[cell] as number) ||
      steps - (reached.steps[cell] as number) ||
      diagonals - (reached.diagonals[cell] as number) ||
      compareWays(reached, from, direction, reached.before[cell] as number, reached.direction[cell] as number);
    if (difference >= 0) return;
  } else open.push(cell);
  reached.status[cell] = OPEN;
  reached.cost[cell] = cost;
  reached.damage[cell] = damage;
  reached.slips[cell] = slips;
  reached.steps[cell] = steps;
  reached.diagonals[cell] = diagonals;
  reached.direction[cell] = direction;
  reached.before[cell] = from;
}

/** Two ways of equally many steps, each given by its last step and the cell before: the first step that differs decides. */
function compareWays(reached: Reached, oneCell: number, oneStep: number, otherCell: number, otherStep: number): number {
  let [one, other] = [oneCell, otherCell];
  let difference = oneStep - otherStep;
  while (one !== other) {
    const earlier = (reached.direction[one] as number) - (reached.direction[other] as number);
    if (earlier !== 0) difference = earlier;
    one = reached.before[one] as number;
    other = reached.before[other] as number;
  }
  return difference;
}

/** A board has at most 256 cells: looking through the open ones is as quick as a heap. */
function takeNearest(reached: Reached, open: number[]): number {
  if (open.length === 0) return NOWHERE;
  let least = 0;
  for (let index = 1; index < open.length; index++) {
    const [one, other] = [open[index] as number, open[least] as number];
    const dearer = (reached.cost[one] as number) - (reached.cost[other] as number);
    if (dearer < 0 || (dearer === 0 && compareReached(reached, one, other) < 0)) least = index;
  }
  const taken = open[least] as number;
  const last = open.pop() as number;
  if (taken !== last) open[least] = last;
  return taken;
}

/** Two cells of the same cost. */
function compareReached(reached: Reached, one: number, other: number): number {
  const { damage, slips, steps, diagonals, before, direction } = reached;
  return (
    (damage[one] as number) - (damage[other] as number) ||
    (slips[one] as number) - (slips[other] as number) ||
    (steps[one] as number) - (steps[other] as number) ||
    (diagonals[one] as number) - (diagonals[other] as number) ||
    compareWays(
      reached,
      before[one] as number,
      direction[one] as number,
      before[other] as number,
      direction[other] as number,
    )
  );
}

function pathBackFrom(survey: Survey, { before }: Reached, end: number): Position[] {
  const path: Position[] = [];
  for (let cell = end; before[cell] !== NOWHERE; cell = before[cell] as number) path.push(positionOfCell(survey, cell));
  return path.reverse();
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
    for (const label of layer) labelOnwards(walk, label, allows, next);
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
  return { cell, cost: 0, damage: 0, slips: 0, steps: 0, diagonals: 0, way: 0, from: null };
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
  /** One digit to the base of eight a step: its direction. Exact for the few cells of a bounded path. */
  readonly way: number;
  readonly from: Label | null;
}

const PLAIN: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** The ways one step longer. One that costs more than what is known of its cell isn't written down. */
function labelOnwards(walk: Walk, label: Label, allows: AllowsStep, labels: Map<number, Label>): void {
  const { survey } = walk;
  const from = positionOfCell(survey, label.cell);
  const { x, y } = from;
  for (const direction of walk.isDiagonalAllowed ? DIRECTIONS : PLAIN) {
    const step = STEPS[direction];
    const to = { x: x + step.x, y: y + step.y };
    if (!canStep(survey, x, y, to.x, to.y) || !allows(from, to)) continue;
    const cell = cellNumber(survey, to.x, to.y);
    const cost = label.cost + walk.cost(cell);
    const least = labels.get(cell)?.cost ?? Number.MAX_SAFE_INTEGER;
    if (cost > walk.budget || cost > least) continue;
    keepLess(labels, {
      cell,
      cost,
      damage: label.damage + walk.damage(cell),
      slips: label.slips + (walk.canSlip(cell) ? 1 : 0),
      steps: label.steps + 1,
      diagonals: label.diagonals + (step.x !== 0 && step.y !== 0 ? 1 : 0),
      way: label.way * DIRECTIONS.length + DIRECTIONS.indexOf(direction),
      from: label,
    });
  }
}

function compare(a: Label, b: Label): number {
  return (
    a.cost - b.cost ||
    a.damage - b.damage ||
    a.slips - b.slips ||
    a.steps - b.steps ||
    a.diagonals - b.diagonals ||
    a.way - b.way
  );
}
