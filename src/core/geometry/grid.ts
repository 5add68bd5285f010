import { type Direction, STEPS } from './direction';
import type { Position } from './position';

/** The size of a board, 3x3 to 16x16. Cells are numbered row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

export const LARGEST_GRID = 16;

export function isInside(grid: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height;
}

export function cellNumber(grid: Grid, x: number, y: number): number {
  return y * grid.width + x;
}

export function positionOfCell(grid: Grid, cell: number): Position {
  return { x: cell % grid.width, y: Math.floor(cell / grid.width) };
}

export function allPositions(grid: Grid): Position[] {
  return Array.from({ length: grid.width * grid.height }, (_, cell) => positionOfCell(grid, cell));
}

/** The up to 8 cells around a cell, in reading order. */
export function ringNeighbours(grid: Grid, center: Position): Position[] {
  return neighbours(grid, center, RING);
}

/** The up to 4 cells that share an edge with a cell, in reading order. */
export function orthogonalNeighbours(grid: Grid, center: Position): Position[] {
  return neighbours(grid, center, ORTHOGONAL);
}

export function isInRing(a: Position, b: Position): boolean {
  return isRingStep(a.x - b.x, a.y - b.y);
}

export function isOrthogonalNeighbour(a: Position, b: Position): boolean {
  return isOrthogonalStep(a.x - b.x, a.y - b.y);
}

/** Whether (dx, dy) leads to one of the 4 cells that share an edge. */
export function isOrthogonalStep(dx: number, dy: number): boolean {
  return Math.abs(dx) + Math.abs(dy) === 1;
}

/** Whether (dx, dy) leads to one of the 8 cells around. */
export function isRingStep(dx: number, dy: number): boolean {
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx !== 0 || dy !== 0);
}

const RING: readonly Direction[] = [
  'northwest',
  'north',
  'northeast',
  'west',
  'east',
  'southwest',
  'south',
  'southeast',
];
const ORTHOGONAL: readonly Direction[] = ['north', 'west', 'east', 'south'];

function neighbours(grid: Grid, center: Position, directions: readonly Direction[]): Position[] {
  const found: Position[] = [];
  for (const direction of directions) {
    const x = center.x + STEPS[direction].x;
    const y = center.y + STEPS[direction].y;
    if (isInside(grid, x, y)) found.push({ x, y });
  }
  return found;
}
