import { type Cells, inEach } from '../canvas/cells';
import { fineGlyphs, glyphs, type Mark, type Place } from '../canvas/mark';

const BUSH = 'M-9 5C-13 2-10-4-6-4C-5-9 3-10 5-5C10-6 12 1 9 5Z';
const BUSH_SHADE = 'M1-7.500C3-7.500 4.500-6.500 5-5C10-6 12 1 9 5H2C6 2 4-4 1-7.500Z';
const BUSH_LINES = 'M-5 0q2-2 4 0M1 2q2-2 4 0M-1-4q2-1 3 0';
const BRICKS = 'M-11-5h22v10h-22z';
const JOINTS = 'M-11 0h22M-4-5v5M5-5v5M0 0v5';

/** Whoever takes cover stands in the middle, so the rim is drawn on. */
const SCRUB: readonly Place[] = [
  { x: 13, y: 15, scale: 0.85 },
  { x: 49, y: 13, scale: 0.8 },
  { x: 12, y: 52, scale: 0.95 },
  { x: 48, y: 52 },
  { x: 30, y: 56, scale: 0.7 },
];
const CORNERS: readonly Place[] = [
  { x: 8, y: 17, turn: 90, scale: 0.7 },
  { x: 54, y: 17, turn: 90, scale: 0.7 },
  { x: 8, y: 46, turn: 90, scale: 0.7 },
  { x: 54, y: 46, turn: 90, scale: 0.7 },
  { x: 14, y: 9, scale: 0.95 },
  { x: 48, y: 9, scale: 0.95 },
  { x: 14, y: 54, scale: 0.95 },
  { x: 48, y: 54, scale: 0.95 },
];
const RING: readonly Place[] = [
  { x: 14, y: 8 },
  { x: 48, y: 8 },
  { x: 14, y: 55 },
  { x: 48, y: 55 },
  { x: 31, y: 7 },
  { x: 31, y: 56 },
  { x: 6, y: 24, turn: 90, scale: 0.8 },
  { x: 6, y: 42, turn: 90, scale: 0.8 },
  { x: 56, y: 24, turn: 90, scale: 0.8 },
  { x: 56, y: 42, turn: 90, scale: 0.8 },
];

export function scrubMarks(cells: Cells): Mark[] {
  const spots = inEach(cells, SCRUB);
  return [glyphs(BUSH, 'bush', spots), glyphs(BUSH_SHADE, 'bushShade', spots), fineGlyphs(BUSH_LINES, 'thin', spots)];
}

export function lowWallMarks(cells: Cells): Mark[] {
  return bricks(inEach(cells, CORNERS));
}

export function bulwarkMarks(cells: Cells): Mark[] {
  return bricks(inEach(cells, RING));
}

function bricks(spots: readonly Place[]): Mark[] {
  const shadows = spots.map((spot) => ({ ...spot, x: spot.x + 2, y: spot.y + 3 }));
  return [glyphs(BRICKS, 'cast', shadows), glyphs(BRICKS, 'brick', spots), fineGlyphs(JOINTS, 'thin', spots)];
}
