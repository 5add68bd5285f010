import { manhattan } from '../core/geometry/position';
import { POSITIONS, type Position, toPoint } from './position';

/**
 * R4: a step goes anywhere but onto what blocks. A move of two cells or more needs a shortest path whose cells in between
 * neither block nor are difficult, and doesn't end on difficult ground. Cards never block the way.
 */
export function walkTable(blocked: readonly boolean[], difficult: readonly boolean[]): boolean[] {
  const closed = blocked.map((blocks, cell) => blocks || difficult[cell] === true);
  return POSITIONS.flatMap((from) =>
    POSITIONS.map((to, end) => {
      if (blocked[end] === true) return false;
      const cells = cellsBetween(from, to);
      return cells === 1 || (cells > 1 && closed[end] !== true && hasOpenPath(from, to, closed));
    }),
  );
}

function hasOpenPath(from: Position, to: Position, closed: readonly boolean[]): boolean {
  const left = cellsBetween(from, to);
  if (left === 1) return true;
  return POSITIONS.some(
    (next, cell) =>
      closed[cell] !== true &&
      cellsBetween(from, next) === 1 &&
      cellsBetween(next, to) < left &&
      hasOpenPath(next, to, closed),
  );
}

function cellsBetween(from: Position, to: Position): number {
  return manhattan(toPoint(from), toPoint(to));
}
