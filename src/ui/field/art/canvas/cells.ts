import { UNIT, wander } from './hand';
import type { Place } from './mark';

/** Cells of a board, each by its key. */
export type Cells = ReadonlySet<number>;

/** Wider than any board, so that the cell left of a row's first is no cell of the row before. */
const ROW = 64;

export function keyOf(x: number, y: number): number {
  return y * ROW + x;
}

export function cellOf(key: number): readonly [x: number, y: number] {
  const x = ((key % ROW) + ROW) % ROW;
  return [x, (key - x) / ROW];
}

/** The cells of a board, row by row, for which something holds. */
export function cellsWhere(
  { width, height }: { readonly width: number; readonly height: number },
  holds: (cell: number) => boolean,
): Cells {
  const cells = new Set<number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (holds(y * width + x)) cells.add(keyOf(x, y));
  }
  return cells;
}

/** So many places in every cell, as a hand strews them. */
export function strewn(cells: Cells, count: number, seed: number, margin = 9): Place[] {
  const room = UNIT - 2 * margin;
  return [...cells].flatMap((key) => {
    const [x, y] = cellOf(key);
    return Array.from({ length: count }, (_, index) => ({
      x: x * UNIT + margin + wander(x, y, index, seed) * room,
      y: y * UNIT + margin + wander(y, x, index, seed + 3) * room,
      chance: wander(index, x, y, seed + 9),
    }));
  });
}

/** The same places in every cell, in units from its corner. */
export function inEach(cells: Cells, spots: readonly Place[]): Place[] {
  return [...cells].flatMap((key) => {
    const [x, y] = cellOf(key);
    return spots.map((spot) => ({ ...spot, x: x * UNIT + spot.x, y: y * UNIT + spot.y }));
  });
}
