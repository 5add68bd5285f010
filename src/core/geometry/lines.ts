import { memoizePerKey } from '../../kernel/memoize';
import { LARGEST_GRID } from './grid';
import { type Position, wholePosition } from './position';

/**
 * How a line from center to center meets the cells between its ends: it runs through `one` cell, it crosses a `pair` of cells
 * that lie side by side, or it passes exactly through the `corner` where two cells meet that it doesn't enter.
 */
export const CROSSINGS = ['one', 'pair', 'corner'] as const;
export type CrossingKind = (typeof CROSSINGS)[number];

export interface Crossing {
  readonly kind: CrossingKind;
  /** Where along the line, in half steps of its longer axis: 0 is its start, `2 × chebyshev` its end. */
  readonly halfStep: number;
  /** Offsets from the start; of `one` both are the same cell. */
  readonly first: Position;
  readonly second: Position;
}

const SPAN = 2 * LARGEST_GRID;

/** By (dy, dx) as one number. */
const knownCrossings = memoizePerKey(
  (key: number) => key,
  (key): readonly Crossing[] => trace((key % SPAN) - LARGEST_GRID, Math.floor(key / SPAN) - LARGEST_GRID),
);

/** The supercover of a line by (dx, dy), both end cells left out, in the order in which it is travelled. Memoized. */
export function crossingsOf(dx: number, dy: number): readonly Crossing[] {
  if (Math.abs(dx) >= LARGEST_GRID || Math.abs(dy) >= LARGEST_GRID) return trace(dx, dy);
  return knownCrossings((dy + LARGEST_GRID) * SPAN + dx + LARGEST_GRID);
}

/** All cells that a line runs through, both ends included; corners that it only touches are left out. */
export function lineCells(from: Position, to: Position): Position[] {
  const cells: Position[] = [from];
  for (const { kind, first, second } of crossingsOf(to.x - from.x, to.y - from.y)) {
    if (kind === 'corner') continue;
    cells.push({ x: from.x + first.x, y: from.y + first.y });
    if (kind === 'pair') cells.push({ x: from.x + second.x, y: from.y + second.y });
  }
  if (from.x !== to.x || from.y !== to.y) cells.push(to);
  return cells;
}

/**
 * With `long` and `short` the two extents of the line, at step k the line lies between short × (2k − 1) / 2long and
 * short × (2k + 1) / 2long: within one cell or two. Where such a bound is exactly a cell's border the line passes a corner.
 */
function trace(dx: number, dy: number): Crossing[] {
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const short = Math.min(Math.abs(dx), Math.abs(dy));
  const place = (along: number, across: number): Position =>
    Math.abs(dx) >= Math.abs(dy)
      ? wholePosition(along * Math.sign(dx), across * Math.sign(dy))
      : wholePosition(across * Math.sign(dx), along * Math.sign(dy));

  const crossings: Crossing[] = [];
  for (let halfStep = 1; halfStep < 2 * long; halfStep++) {
    const step = Math.floor(halfStep / 2);
    if (halfStep % 2 === 1) {
      const border = short * halfStep - long;
      if (border < 0 || border % (2 * long) !== 0) continue;
      const across = border / (2 * long);
      crossings.push({ kind: 'corner', halfStep, first: place(step, across + 1), second: place(step + 1, across) });
    } else {
      const low = Math.floor((short * (halfStep - 1) + long) / (2 * long));
      const high = Math.ceil((short * (halfStep + 1) - long) / (2 * long));
      const kind = low < high ? 'pair' : 'one';
      crossings.push({ kind, halfStep, first: place(step, low), second: place(step, Math.max(low, high)) });
    }
  }
  return crossings;
}
