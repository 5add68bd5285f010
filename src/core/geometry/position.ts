/** A cell of a board. `x` grows to the east, `y` to the south. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * The cell of coordinates that were reckoned. A product may be −0, which the machine keeps as a fraction: every list and
 * unit that such a number reaches would be reckoned in fractions from then on, several times slower.
 */
export function wholePosition(x: number, y: number): Position {
  return { x: x | 0, y: y | 0 };
}

export function isSamePosition(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Steps between two cells when only orthogonal steps are allowed. */
export function manhattan(a: Position, b: Position): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** Steps between two cells when diagonal steps cost the same. */
export function chebyshev(a: Position, b: Position): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** Reading order, lower row first, then lower column: it breaks every tie, so no answer depends on a list's order. */
export function inReadingOrder(a: Position, b: Position): number {
  return a.y - b.y || a.x - b.x;
}
