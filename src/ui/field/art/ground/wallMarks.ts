import { type Cells, cellOf, keyOf } from '../canvas/cells';
import { rounded, UNIT, wander } from '../canvas/hand';
import { type Mark, mark } from '../canvas/mark';

/** How high the wall's south face is drawn. */
const FACE = 13;

/** One cell of wall: its edges, and which of them lie free. */
interface Part {
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
  /** Where the top ends and the face begins. */
  readonly brink: number;
  readonly isOpen: { readonly west: boolean; readonly east: boolean; readonly north: boolean; readonly south: boolean };
}

/** Walls in light relief; those of neighbouring cells are one wall. */
export function wallMarks(cells: Cells): Mark[] {
  const parts = [...cells].sort((a, b) => a - b).map((key) => partOf(cells, key));
  return [mark(parts.map(castOf).join(''), 'cast'), ...parts.flatMap(partMarks)];
}

function partOf(cells: Cells, key: number): Part {
  const [x, y] = cellOf(key);
  const isOpen = {
    west: !cells.has(keyOf(x - 1, y)),
    east: !cells.has(keyOf(x + 1, y)),
    north: !cells.has(keyOf(x, y - 1)),
    south: !cells.has(keyOf(x, y + 1)),
  };
  const low = (y + 1) * UNIT - (isOpen.south ? 3 : 0);
  return {
    column: x,
    row: y,
    left: x * UNIT + (isOpen.west ? 4 : 0),
    right: (x + 1) * UNIT - (isOpen.east ? 4 : 0),
    top: y * UNIT + (isOpen.north ? 3 : 0),
    low,
    brink: isOpen.south ? low - FACE : low,
    isOpen,
  };
}

function castOf({ column, row, isOpen }: Part): string {
  const [x, y] = [column * UNIT, row * UNIT];
  const start = isOpen.west ? `M${x + 4} ${y + UNIT - 3}l9 10` : `M${x} ${y + UNIT - 3}v10`;
  const end = isOpen.east ? `H${x + UNIT + 6}V${y + 12}l-9-8` : `H${x + UNIT}`;
  return `${start}${end}V${y + UNIT - 3}Z`;
}

function partMarks(part: Part): Mark[] {
  const { left, right, top, low, brink, isOpen } = part;
  return [
    mark(`M${left} ${top}H${right}V${brink}H${left}Z`, 'wallTop'),
    { shape: rubble(part), look: 'thin', isFine: true },
    { shape: innerEdges(part), look: 'thin', isFine: true },
    ...(isOpen.south ? faceMarks(part) : []),
    mark(rims(part), 'bold'),
    ...(isOpen.north ? [mark(`M${left + 1.5} ${top + 1.8}H${right - 1.5}`, 'lit')] : []),
    ...(isOpen.south ? [mark(`M${left} ${low}H${right}`, 'bold')] : []),
  ];
}

function rubble({ column, row, left, right, top, brink }: Part): string {
  return Array.from({ length: 5 }, (_, index) => {
    const x = left + 6 + wander(column, row, index) * (right - left - 14);
    const y = top + 6 + wander(row, column, index, 4) * (brink - top - 14);
    return `M${rounded(x)} ${rounded(y)}q4-3 8 0q1 4-3 5q-5 0-5-5`;
  }).join('');
}

function innerEdges({ left, right, top, brink, isOpen }: Part): string {
  return [
    isOpen.north ? `M${left} ${top + 5}H${right}` : '',
    isOpen.west ? `M${left + 5} ${top}V${brink}` : '',
    isOpen.east ? `M${right - 5} ${top}V${brink}` : '',
    isOpen.south ? `M${left} ${brink - 5}H${right}` : '',
  ].join('');
}

function faceMarks({ left, right, low, brink }: Part): Mark[] {
  const half = FACE / 2;
  const joints = (from: number, y: number): string => everyUnit(from, right - 2, 15, (x) => `M${x} ${y}v${half}`);
  return [
    mark(`M${left} ${brink}H${right}V${low}H${left}Z`, 'wallFace'),
    {
      shape: `M${left} ${brink + half}H${right}${joints(left + 9, brink)}${joints(left + 16, brink + half)}`,
      look: 'ink',
      isFine: true,
    },
    {
      shape: everyUnit(left + 2, right - 1, 3.2, (x) => `M${rounded(x)} ${low - 1}l2.5-4`),
      look: 'thin',
      isFine: true,
    },
  ];
}

function everyUnit(from: number, to: number, gap: number, draw: (at: number) => string): string {
  let drawn = '';
  for (let at = from; at < to; at += gap) drawn += draw(at);
  return drawn;
}

function rims({ left, right, top, low, brink, isOpen }: Part): string {
  return [
    isOpen.north ? `M${left} ${top}H${right}` : '',
    isOpen.east ? `M${right} ${top}V${low}` : '',
    isOpen.south ? `M${left} ${brink}H${right}` : '',
    isOpen.west ? `M${left} ${low}V${top}` : '',
  ].join('');
}
