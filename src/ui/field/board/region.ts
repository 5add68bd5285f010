import type { Position } from '../../../core/geometry/position';

/** One cell in drawing units. */
export const UNIT = 62;

export const middleOf = ({ x, y }: Position): Position => ({ x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT });

/** The outline of some cells as an SVG path, drawn a little inside their border. */
export function regionPath(cells: readonly Position[], inset: number): string {
  return bordersOf(cells)
    .map((loop) => `M${loop.map((corner, index) => cornerText(loop, corner, index, inset)).join('L')}Z`)
    .join('');
}

function cornerText(loop: readonly Position[], corner: Position, index: number, inset: number): string {
  const before = loop.at(index - 1) ?? corner;
  const after = loop[(index + 1) % loop.length] ?? corner;
  // The inward normals of the two sides of a clockwise loop.
  const first = { x: -(corner.y - before.y), y: corner.x - before.x };
  const second = { x: -(after.y - corner.y), y: after.x - corner.x };
  const isStraight = first.x === second.x && first.y === second.y;
  const shift = isStraight ? first : { x: first.x + second.x, y: first.y + second.y };
  return `${corner.x * UNIT + shift.x * inset} ${corner.y * UNIT + shift.y * inset}`;
}

const keyOf = ({ x, y }: Position): string => `${x},${y}`;

/** The borders of a set of cells, clockwise, as corners in cells. */
function bordersOf(cells: readonly Position[]): Position[][] {
  const inside = new Set(cells.map(keyOf));
  const edges = new Map<string, Position[]>();
  const add = (from: Position, to: Position): void => {
    const known = edges.get(keyOf(from));
    if (known === undefined) edges.set(keyOf(from), [to]);
    else known.push(to);
  };
  for (const { x, y } of cells) {
    if (!inside.has(keyOf({ x, y: y - 1 }))) add({ x, y }, { x: x + 1, y });
    if (!inside.has(keyOf({ x: x + 1, y }))) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!inside.has(keyOf({ x, y: y + 1 }))) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!inside.has(keyOf({ x: x - 1, y }))) add({ x, y: y + 1 }, { x, y });
  }
  const borders: Position[][] = [];
  for (let [start] = edges.keys(); start !== undefined; [start] = edges.keys()) borders.push(follow(edges, start));
  return borders;
}

/** Where two cells meet at a corner only, the border turns right, so that each keeps its own. */
function follow(edges: Map<string, Position[]>, start: string): Position[] {
  const [x = 0, y = 0] = start.split(',').map(Number);
  const border: Position[] = [];
  let here: Position = { x, y };
  let heading: Position | null = null;
  do {
    const choices = edges.get(keyOf(here)) ?? [];
    const right = choices.findIndex(
      (to) => heading !== null && heading.x * (to.y - here.y) - heading.y * (to.x - here.x) > 0,
    );
    const [next] = choices.splice(Math.max(0, right), 1);
    if (choices.length === 0) edges.delete(keyOf(here));
    if (next === undefined) break;
    border.push(here);
    heading = { x: next.x - here.x, y: next.y - here.y };
    here = next;
  } while (here.x !== x || here.y !== y);
  return border;
}
