import type { Position } from '../../../core/geometry/position';
import { keyOf } from '../art/canvas/cells';
import { borders, type Line } from '../art/canvas/outline';

/** One cell in drawing units. */
export const UNIT = 62;

export const middleOf = ({ x, y }: Position): Position => ({ x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT });

/** The outline of some cells as an SVG path with sharp corners, drawn a little inside their border; a hole has its own. */
export function regionPath(cells: readonly Position[], inset: number): string {
  return borders(new Set(cells.map(({ x, y }) => keyOf(x, y))))
    .map((loop) => `M${loop.map((_, index) => cornerText(loop, index, inset)).join('L')}Z`)
    .join('');
}

function cornerText(loop: Line, index: number, inset: number): string {
  const [x, y] = loop[index] ?? [0, 0];
  const [fromX, fromY] = loop.at(index - 1) ?? [x, y];
  const [toX, toY] = loop[(index + 1) % loop.length] ?? [x, y];
  // The inward normals of the two sides of a clockwise loop.
  const first = [fromY - y, x - fromX] as const;
  const second = [y - toY, toX - x] as const;
  const isStraight = first[0] === second[0] && first[1] === second[1];
  const shift = isStraight ? first : ([first[0] + second[0], first[1] + second[1]] as const);
  return `${x * UNIT + shift[0] * inset} ${y * UNIT + shift[1] * inset}`;
}
