import { UNIT } from './hand';
import type { Inks } from './inks';
import { LOOKS, type Look } from './looks';
import type { Drawn, Figure, Mark, Place } from './mark';

/** Under this size of a cell, in CSS pixels, fine marks are left out. */
const FINE_FROM = 26;
/** No line is thinner, in CSS pixels. */
const THINNEST = 0.55;

/** What is drawn on: a canvas, how large a cell is on it in CSS pixels, and how many device pixels one of those has. */
export interface Paper {
  readonly canvas: HTMLCanvasElement;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly ratio: number;
  readonly inks: Inks;
  /** The cell at its corner; the board's first if left out. */
  readonly from?: { readonly x: number; readonly y: number };
}

/** A clean sheet at the device's resolution. Null where there is no canvas. */
export function cleanSheet({ canvas, columns, rows, cell, ratio }: Paper): CanvasRenderingContext2D | null {
  canvas.width = Math.max(1, Math.round(columns * cell * ratio));
  canvas.height = Math.max(1, Math.round(rows * cell * ratio));
  return canvas.getContext('2d');
}

/** Draws marks in their order. */
export function paint(context: CanvasRenderingContext2D, paper: Paper, drawn: readonly Drawn[]): void {
  const brush: Brush = {
    context,
    scale: (paper.cell * paper.ratio) / UNIT,
    left: (paper.from?.x ?? 0) * UNIT,
    top: (paper.from?.y ?? 0) * UNIT,
    thinnest: (THINNEST * UNIT) / paper.cell,
    inks: paper.inks,
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const thing of drawn) {
    if (thing.isFine && paper.cell < FINE_FROM) continue;
    if ('text' in thing) write(brush, thing);
    else ink(brush, thing);
  }
}

interface Brush {
  readonly context: CanvasRenderingContext2D;
  /** Device pixels of a drawing unit. */
  readonly scale: number;
  /** The sheet's corner on the board. */
  readonly left: number;
  readonly top: number;
  readonly thinnest: number;
  readonly inks: Inks;
}

const WHOLE_BOARD: readonly Place[] = [{ x: 0, y: 0 }];

function ink(brush: Brush, { shape, look: name, at = WHOLE_BOARD }: Mark): void {
  const { context } = brush;
  const look: Look = LOOKS[name];
  const path = new Path2D(shape);
  dip(brush, look);
  for (const place of at) {
    lay(brush, place);
    if (look.fill !== undefined) context.fill(path);
    if (look.stroke === undefined) continue;
    context.lineWidth = Math.max((look.width ?? 1) / (place.scale ?? 1), brush.thinnest);
    context.stroke(path);
  }
}

function dip({ context, inks: { colourOf } }: Brush, look: Look): void {
  context.globalAlpha = look.opacity ?? 1;
  if (look.fill !== undefined) context.fillStyle = colourOf(look.fill);
  if (look.stroke !== undefined) context.strokeStyle = colourOf(look.stroke);
  context.setLineDash([...(look.dash ?? [])]);
}

function lay({ context, scale, left, top }: Brush, place: Place): void {
  const { x, y, scale: size = 1, turn = 0, isFlipped = false } = place;
  context.setTransform(scale, 0, 0, scale, (x - left) * scale, (y - top) * scale);
  if (turn !== 0) context.rotate((turn * Math.PI) / 180);
  if (size !== 1 || isFlipped) context.scale(isFlipped ? -size : size, size);
}

function write(brush: Brush, { text, x, y, look: name }: Figure): void {
  const {
    context,
    inks: { colourOf, family },
  } = brush;
  const look: Look = LOOKS[name];
  dip(brush, look);
  lay(brush, { x, y });
  context.font = `800 ${look.size ?? 12}px ${family()}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (look.halo !== undefined) {
    context.strokeStyle = colourOf(look.halo);
    context.lineWidth = 3;
    context.strokeText(text, 0, 0);
  }
  context.fillText(text, 0, 0);
}
