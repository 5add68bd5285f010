import { type Cells, cellOf, keyOf } from './cells';
import { rounded, UNIT, wander } from './hand';

type Point = readonly [x: number, y: number];
/** A closed line. */
export type Line = readonly Point[];

export interface OutlineOptions {
  /** How far inside the cells' border the line runs; outside if negative. */
  readonly inset: number;
  /** The same seed wanders the same way. */
  readonly seed: number;
  readonly wobble?: number;
  /** How often corners are cut. */
  readonly cuts?: number;
  /** Points along the side of a cell. */
  readonly per?: number;
}

/** The border of a set of cells, rounded, as a hand would draw it. It keeps within a few units of the cells. */
export function outline(cells: Cells, { inset, seed, wobble = 3, cuts = 3, per = 2 }: OutlineOptions): Line[] {
  return borders(cells).map((corners) => {
    let line: Line = corners.flatMap((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const after = corners[(index + 1) % corners.length] ?? corner;
      return alongSide(before, corner, after, per).map(
        ([x, y, inX, inY]): Point => [
          x * UNIT + inX * inset + (wander(x, y, seed) - 0.5) * 2 * wobble,
          y * UNIT + inY * inset + (wander(y, x, seed + 7) - 0.5) * 2 * wobble,
        ],
      );
    });
    for (let cut = 0; cut < cuts; cut++) line = withCutCorners(line);
    return line;
  });
}

/** Points from a corner to the next, each with the way inwards. */
function alongSide(
  before: Point,
  corner: Point,
  after: Point,
  per: number,
): (readonly [number, number, number, number])[] {
  const coming: Point = [before[1] - corner[1], corner[0] - before[0]];
  const going: Point = [corner[1] - after[1], after[0] - corner[0]];
  const isStraight = coming[0] === going[0] && coming[1] === going[1];
  const [inX, inY] = isStraight ? coming : [coming[0] + going[0], coming[1] + going[1]];
  const side = Array.from({ length: per - 1 }, (_, index) => {
    const part = (index + 1) / per;
    const x = corner[0] + (after[0] - corner[0]) * part;
    const y = corner[1] + (after[1] - corner[1]) * part;
    return [x, y, going[0], going[1]] as const;
  });
  return [[corner[0], corner[1], inX, inY], ...side];
}

function withCutCorners(line: Line): Line {
  return line.flatMap((point, index): Point[] => {
    const next = line[(index + 1) % line.length] ?? point;
    return [
      [point[0] * 0.75 + next[0] * 0.25, point[1] * 0.75 + next[1] * 0.25],
      [point[0] * 0.25 + next[0] * 0.75, point[1] * 0.25 + next[1] * 0.75],
    ];
  });
}

/** The borders of a set of cells in cells, clockwise; holes run the other way. */
export function borders(cells: Cells): Line[] {
  const sides = sidesFrom(cells);
  const found: Line[] = [];
  for (const start of [...sides.keys()]) {
    while (sides.has(start)) found.push(followBorder(sides, start));
  }
  return found;
}

type Sides = Map<number, Point[]>;

/** Every side of a cell that has no neighbour there, by the corner from which it leads. */
function sidesFrom(cells: Cells): Sides {
  const sides: Sides = new Map();
  const add = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const from = keyOf(fromX, fromY);
    sides.set(from, [...(sides.get(from) ?? []), [toX, toY]]);
  };
  for (const key of cells) {
    const [x, y] = cellOf(key);
    if (!cells.has(keyOf(x, y - 1))) add(x, y, x + 1, y);
    if (!cells.has(keyOf(x + 1, y))) add(x + 1, y, x + 1, y + 1);
    if (!cells.has(keyOf(x, y + 1))) add(x + 1, y + 1, x, y + 1);
    if (!cells.has(keyOf(x - 1, y))) add(x, y + 1, x, y);
  }
  return sides;
}

/** Takes one closed border out of the sides. Where two cells touch by a corner it turns to its own. */
function followBorder(sides: Sides, start: number): Line {
  const line: Point[] = [];
  let here = start;
  let way: Point = [0, 0];
  do {
    const [x, y] = cellOf(here);
    const leading = sides.get(here) ?? [];
    const turning = leading.findIndex(([toX, toY]) => way[0] * (toY - y) - way[1] * (toX - x) > 0);
    const [to] = leading.splice(Math.max(0, turning), 1);
    if (leading.length === 0) sides.delete(here);
    if (to === undefined) break;
    line.push([x, y]);
    way = [to[0] - x, to[1] - y];
    here = keyOf(to[0], to[1]);
  } while (here !== start);
  return line;
}

export function pathOf(lines: readonly Line[]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`).join('');
}

/** An outline as a path at once. */
export function outlinePath(cells: Cells, options: OutlineOptions): string {
  return pathOf(outline(cells, options));
}
