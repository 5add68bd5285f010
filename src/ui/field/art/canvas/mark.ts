import type { LookName } from './looks';

/** Where a shape lies, in drawing units from the board's corner; turned in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly isFlipped?: boolean;
  readonly turn?: number;
  /** From 0 to 1: whatever differs from place to place is taken from it. */
  readonly chance?: number;
}

/** A stroke or a wash of the map: an SVG path, in one look, on one or many places. */
export interface Mark {
  readonly shape: string;
  readonly look: LookName;
  readonly at?: readonly Place[];
  /** Left out where cells are small: it would only be dirt. */
  readonly isFine?: boolean;
}

/** A number that is written on the map. */
export interface Figure {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly look: LookName;
  readonly isFine?: boolean;
}

export type Drawn = Mark | Figure;

export function mark(shape: string, look: LookName): Mark {
  return { shape, look };
}

/** A glyph on many places. */
export function glyphs(shape: string, look: LookName, at: readonly Place[]): Mark {
  return { shape, look, at };
}

/** As `glyphs`, for what small cells do without. */
export function fineGlyphs(shape: string, look: LookName, at: readonly Place[]): Mark {
  return { shape, look, at, isFine: true };
}
