import { STEPS } from '../../core/geometry/direction';
import type { OrthogonalDirection } from '../../core/geometry/directionTo';
import { type Grid, isInside } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';

/** A key, and what is held down with it. */
export interface WalkKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where a key leads: to a cell, or off the board. */
export type Walk = { readonly to: Position } | { readonly off: OrthogonalDirection };

const ARROWS: Readonly<Record<string, OrthogonalDirection>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

type Jump = (from: Position, last: Position) => Position;

/** The ends of the row and of the column. */
const JUMPS: Readonly<Record<string, Jump>> = {
  Home: ({ y }) => ({ x: 0, y }),
  End: ({ y }, last) => ({ x: last.x, y }),
  PageUp: ({ x }) => ({ x, y: 0 }),
  PageDown: ({ x }, last) => ({ x, y: last.y }),
};

/** With Ctrl, the corners of the board. */
const CORNERS: Readonly<Record<string, Jump>> = {
  Home: () => ({ x: 0, y: 0 }),
  End: (_from, last) => last,
};

/** The keyboard of a grid as the ARIA practices have it; null for a key that means nothing here. */
export function walk(grid: Grid, from: Position, { key, ctrlKey, metaKey, altKey }: WalkKey): Walk | null {
  if (metaKey || altKey) return null;
  const jump = lookUp(ctrlKey ? CORNERS : JUMPS, key);
  if (jump !== undefined) return { to: jump(from, { x: grid.width - 1, y: grid.height - 1 }) };
  const direction = ctrlKey ? undefined : lookUp(ARROWS, key);
  if (direction === undefined) return null;
  const to = { x: from.x + STEPS[direction].x, y: from.y + STEPS[direction].y };
  return isInside(grid, to.x, to.y) ? { to } : { off: direction };
}
