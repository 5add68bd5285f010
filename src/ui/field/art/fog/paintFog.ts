import { type Cells, cellOf, cellsWhere, keyOf } from '../canvas/cells';
import { UNIT, wander } from '../canvas/hand';
import { outlinePath } from '../canvas/outline';
import { cleanSheet, type Paper } from '../canvas/paint';

export interface Fog {
  readonly width: number;
  readonly height: number;
  /** Cells that are seen now, row by row. */
  readonly lit: readonly boolean[];
  /** Cells that were ever seen. */
  readonly known: readonly boolean[] | null;
}

interface Brush {
  readonly context: CanvasRenderingContext2D;
  /** Device pixels of a drawing unit. */
  readonly scale: number;
  readonly colourOf: (name: string) => string;
}

/** Remembered ground lies under a wash with hatching, unknown ground under clouds of ink; a dotted line is the edge of sight. */
export function paintFog(paper: Paper, fog: Fog): void {
  const context = cleanSheet(paper);
  if (context === null) return;
  const scale = (paper.cell * paper.ratio) / UNIT;
  const brush: Brush = { context, scale, colourOf: paper.inks.colourOf };
  const unlit = cellsBeyond(fog, (cell) => !fog.lit[cell]);
  const unknown = cellsBeyond(fog, (cell) => !fog.lit[cell] && fog.known?.[cell] === false);
  const edge = outlinePath(unlit, { inset: 0, seed: 91, wobble: 2 });
  fromBeyond(brush);
  wash(brush, edge, { colour: '--fog-known', blur: 3, opacity: 1 });
  hatch(brush, edge);
  const dark = outlinePath(unknown, { inset: -3, seed: 92, wobble: 2 });
  wash(brush, dark, { colour: '--fog-dark', blur: 7, opacity: 0.72 });
  wash(brush, outlinePath(unknown, { inset: 2, seed: 92, wobble: 2 }), {
    colour: '--fog-dark',
    blur: 3,
    opacity: 0.94,
  });
  clouds(brush, unknown);
  edgeOfSight(brush, edge);
}

/** Counted from one cell beyond the board: fog goes on under the frame, and has its soft edge there. */
function cellsBeyond({ width, height }: Fog, holds: (cell: number) => boolean): Cells {
  const inside = (place: number, size: number): number => Math.min(size - 1, Math.max(0, place - 1));
  return cellsWhere({ width: width + 2, height: height + 2 }, (cell) => {
    const [x, y] = [cell % (width + 2), Math.floor(cell / (width + 2))];
    return holds(inside(y, height) * width + inside(x, width));
  });
}

function fromBeyond({ context, scale }: Brush): void {
  context.setTransform(scale, 0, 0, scale, -UNIT * scale, -UNIT * scale);
}

interface Wash {
  readonly colour: string;
  /** In drawing units. */
  readonly blur: number;
  readonly opacity: number;
}

/** A soft patch: the shadow of a shape that itself lies beside the sheet. Not every browser has filters for a canvas. */
function wash({ context, scale, colourOf }: Brush, shape: string, { colour, blur, opacity }: Wash): void {
  const aside = context.canvas.width + 3 * UNIT * scale;
  context.save();
  context.globalAlpha = opacity;
  context.shadowColor = colourOf(colour);
  context.shadowBlur = 2 * blur * scale;
  context.shadowOffsetX = aside;
  context.translate(-aside / scale, 0);
  context.fillStyle = '#000000';
  context.fill(new Path2D(shape));
  context.restore();
}

const HATCH_GAP = 5;
/** Sideways for each unit down. */
const HATCH_SLOPE = 0.78;

function hatch({ context, scale, colourOf }: Brush, shape: string): void {
  const [width, height] = [context.canvas.width / scale + 2 * UNIT, context.canvas.height / scale + 2 * UNIT];
  const lines = new Path2D();
  const step = HATCH_GAP / Math.cos(Math.atan(HATCH_SLOPE));
  for (let x = 0; x < width + height * HATCH_SLOPE; x += step) {
    lines.moveTo(x, 0);
    lines.lineTo(x - height * HATCH_SLOPE, height);
  }
  context.save();
  context.clip(new Path2D(shape));
  context.strokeStyle = colourOf('--fog-hatch');
  context.lineWidth = 1;
  context.stroke(lines);
  context.restore();
}

const CURLS = [
  'M-20 4q4-11 14-8q4-12 16-7q9-3 11 6q7 1 6 9M-15 11q14 5 26 0',
  'M-16 2q6-9 14-4q7-10 16-3q8-1 9 7M-10 9q10 3 20-1',
  'M-12 3q5-7 11-3q6-7 13-1q6 0 7 5',
] as const;

/** Strewn so that no two neighbours look alike. */
function clouds(brush: Brush, cells: Cells): void {
  const { context, scale, colourOf } = brush;
  const curls = CURLS.map((shape) => new Path2D(shape));
  context.strokeStyle = colourOf('--fog-curl');
  context.lineWidth = 1.5;
  context.lineCap = 'round';
  for (const key of cells) {
    const [x, y] = cellOf(key);
    const size = wander(x, y, 55);
    const curl = curls[Math.floor(wander(y, x, 56) * curls.length)];
    if (size < 0.12 || curl === undefined) continue;
    const isWithin = cells.has(keyOf(x + 1, y)) && cells.has(keyOf(x - 1, y));
    const room = isWithin ? 1 : 0.55;
    const large = (0.8 + size * 0.5) * (0.55 + 0.45 * room);
    const left = (x - 0.5) * UNIT + (wander(x, y, 57) - 0.5) * 26 * room;
    const top = (y - 0.5) * UNIT + (wander(x, y, 58) - 0.5) * 26;
    context.setTransform(scale, 0, 0, scale, left * scale, top * scale);
    context.scale(wander(x, y, 59) > 0.5 ? large : -large, large);
    context.stroke(curl);
  }
  fromBeyond(brush);
}

function edgeOfSight({ context, colourOf }: Brush, shape: string): void {
  context.strokeStyle = colourOf('--fog-edge');
  context.lineWidth = 1.4;
  context.lineCap = 'round';
  context.setLineDash([1, 5]);
  context.stroke(new Path2D(shape));
}
