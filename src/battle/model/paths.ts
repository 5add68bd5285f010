import { manhattan } from '../../core/geometry/position';
import { type CellSet, hasCell, setOf } from './cellSet';
import { POSITIONS, type Position, toPoint } from './position';

/**
 * R4: a step goes anywhere but onto what blocks. A move of two cells or more needs a shortest path whose cells in between
 * neither block nor are difficult, and doesn't end on difficult ground. Cards never block the way.
 */
export function walkTable(blocked: CellSet, difficult: CellSet): CellSet[] {
  const closed = blocked | difficult;
  return POSITIONS.map((from) =>
    setOf((to, end) => {
      if (hasCell(blocked, end)) return false;
      const cells = cellsBetween(from, to);
      return cells === 1 || (cells > 1 && !hasCell(closed, end) && hasOpenPath(from, to, closed));
    }),
  );
}

function hasOpenPath(from: Position, to: Position, closed: CellSet): boolean {
  const left = cellsBetween(from, to);
  if (left === 1) return true;
  return POSITIONS.some(
    (next, cell) =>
      !hasCell(closed, cell) &&
      cellsBetween(from, next) === 1 &&
      cellsBetween(next, to) < left &&
      hasOpenPath(next, to, closed),
  );
}

function cellsBetween(from: Position, to: Position): number {
  return manhattan(toPoint(from), toPoint(to));
}
