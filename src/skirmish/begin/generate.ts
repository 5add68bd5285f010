import {
  cellNumber,
  type Grid,
  isInside,
  orthogonalNeighbours,
  positionOfCell,
  ringNeighbours,
} from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { drawInteger, openStream, type Stream } from '../../kernel/chance';
import type { FieldMap } from '../model/book';
import type { GeneratorRules } from '../model/generator';

const NORMAL = 'normal';
/** A wall among at least so many walls of eight stays or becomes one, among at most so many falls. */
const CROWDED = 5;
const LONELY = 2;
const SMOOTHINGS = 2;
/** Columns at each end that stay free, and how far from the middle. */
const FREE_COLUMNS = 2;
const FREE_MIDDLE = 2;

/** Draws from 1 to n, in the order of the steps below. */
type Draw = (sides: number) => number;

/** A symmetric battlefield of any size, the same for the same seed: walls by a cellular automaton, then hills and cover. */
export function generateMap(rules: GeneratorRules, seed: number, { width, height }: Grid): FieldMap {
  const draw = drawerOf(openStream(seed, 'ground'));
  const grid = { width, height };
  let isWall = raiseWalls(grid, rules.density, draw);
  for (let attempt = 1; attempt < rules.tries && isSparse(isWall, rules.floorPercent); attempt++) {
    isWall = raiseWalls(grid, rules.density - attempt * rules.step, draw);
  }
  const terrain = decorate(grid, isWall, rules, draw);
  const walls = isWall.flatMap((wall, cell) => (wall ? [positionOfCell(grid, cell)] : []));
  return {
    id: `generated-${seed}-${width}x${height}`,
    width,
    height,
    terrain,
    elevation: terrain.map(() => 0),
    obstacles: walls.map((position) => ({ kind: 'wall', positions: [position] })),
    areas: [],
  };
}

function drawerOf(opened: Stream): Draw {
  let stream = opened;
  return (sides) => {
    const [drawn, next] = drawInteger(stream, 1, sides);
    stream = next;
    return drawn;
  };
}

function twinOf({ width, height }: Grid, { x, y }: Position): Position {
  return { x: width - 1 - x, y: height - 1 - y };
}

/** Both ends and the middle. */
function isKeptFree({ width, height }: Grid, { x, y }: Position): boolean {
  if (x < FREE_COLUMNS || x >= width - FREE_COLUMNS) return true;
  return Math.abs(x - (width - 1) / 2) < FREE_MIDDLE && Math.abs(y - (height - 1) / 2) < FREE_MIDDLE;
}

function isSparse(isWall: readonly boolean[], floorPercent: number): boolean {
  const floor = isWall.filter((wall) => !wall).length;
  return 100 * floor < floorPercent * isWall.length;
}

function raiseWalls(grid: Grid, density: number, draw: Draw): boolean[] {
  const { width, height } = grid;
  const isWall = Array.from({ length: width * height }, () => false);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < Math.ceil(width / 2); x++) {
      const isDrawn = draw(100) <= density;
      if (!isDrawn || isKeptFree(grid, { x, y })) continue;
      const twin = twinOf(grid, { x, y });
      isWall[cellNumber(grid, x, y)] = true;
      isWall[cellNumber(grid, twin.x, twin.y)] = true;
    }
  }
  let smoothed = isWall;
  for (let time = 0; time < SMOOTHINGS; time++) smoothed = smooth(grid, smoothed);
  return connect(grid, smoothed);
}

/** All cells at once; outside counts as wall. */
function smooth(grid: Grid, isWall: readonly boolean[]): boolean[] {
  return isWall.map((wall, cell) => {
    const at = positionOfCell(grid, cell);
    if (isKeptFree(grid, at)) return false;
    const around = ringNeighbours(grid, at);
    const walls = 8 - around.length + around.filter(({ x, y }) => isWall[cellNumber(grid, x, y)]).length;
    if (walls >= CROWDED) return true;
    return walls <= LONELY ? false : wall;
  });
}

/** Two rows are opened where the far end or the middle can't be reached; floor that still can't becomes wall. */
function connect(grid: Grid, isWall: readonly boolean[]): boolean[] {
  const { width, height } = grid;
  const reached = flood(grid, isWall);
  const middle = cellNumber(grid, Math.floor(width / 2), Math.floor(height / 2));
  const isOpen = reached[width - 1] === true && reached[middle] === true;
  const opened = isOpen ? [...isWall] : withRows(grid, isWall);
  const open = isOpen ? reached : flood(grid, opened);
  return opened.map((wall, cell) => wall || open[cell] !== true);
}

function withRows({ width, height }: Grid, isWall: readonly boolean[]): boolean[] {
  const rows = [Math.floor(height / 2) - 1, height - Math.floor(height / 2)];
  return isWall.map((wall, cell) => {
    const { x, y } = positionOfCell({ width, height }, cell);
    return wall && !(rows.includes(y) && x >= FREE_COLUMNS && x < width - FREE_COLUMNS);
  });
}

/** The floor that can be reached from the first cell by orthogonal steps. */
function flood(grid: Grid, isWall: readonly boolean[]): boolean[] {
  const reached = isWall.map(() => false);
  const open: Position[] = [{ x: 0, y: 0 }];
  reached[0] = true;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of orthogonalNeighbours(grid, at)) {
      const cell = cellNumber(grid, next.x, next.y);
      if (reached[cell] === true || isWall[cell] === true || !isInside(grid, next.x, next.y)) continue;
      reached[cell] = true;
      open.push(next);
    }
  }
  return reached;
}

/** Hills, difficult ground and light cover on floor, each with its twin. */
function decorate(grid: Grid, isWall: readonly boolean[], rules: GeneratorRules, draw: Draw): string[] {
  const terrain = isWall.map(() => NORMAL);
  const floor = isWall.filter((wall) => !wall).length;
  const half = Math.ceil(grid.width / 2);
  const free = isWall.flatMap((wall, cell) => {
    const { x } = positionOfCell(grid, cell);
    return !wall && x >= FREE_COLUMNS && x < half ? [cell] : [];
  });
  const place = (kind: string, count: number): void => {
    for (let placed = 0; placed < count && free.length > 0; placed++) {
      const [cell = 0] = free.splice(draw(free.length) - 1, 1);
      const twin = twinOf(grid, positionOfCell(grid, cell));
      const twinCell = cellNumber(grid, twin.x, twin.y);
      terrain[cell] = kind;
      terrain[twinCell] = kind;
      const listed = free.indexOf(twinCell);
      if (listed >= 0) free.splice(listed, 1);
    }
  };
  place('elevated', Math.floor(floor / rules.elevated));
  place('difficult', Math.floor(floor / rules.difficult));
  place('partial-cover', Math.floor(floor / rules.cover));
  return terrain;
}
