import { type Grid, isInside } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';

const FIRST_LETTER = 'A'.charCodeAt(0);

/** A cell as chess names it: a letter for the column, a number for the row, counted from the top left: A1 … P16. */
export function cellName({ x, y }: Position): string {
  return `${String.fromCharCode(FIRST_LETTER + x)}${y + 1}`;
}

/** The cell of that name; null when the board has none. */
export function cellFromName(name: string, grid: Grid): Position | null {
  const [, letter, row] = /^([A-Z])([1-9][0-9]?)$/.exec(name.trim().toUpperCase()) ?? [];
  if (letter === undefined || row === undefined) return null;
  const at = { x: letter.charCodeAt(0) - FIRST_LETTER, y: Number(row) - 1 };
  return isInside(grid, at.x, at.y) ? at : null;
}
