/** Ink for the ground. Glyphs are drawn around their own middle, so that they can be strewn over a cell of any shape. */
export const FIR = 'M0 -11L5 -3H2.5L7 4H3L8.5 10H1.6V13H-1.6V10H-8.5L-3 4H-7L-2.5 -3H-5Z';
export const TUFT = 'M-7 5Q-6 -1 -9 -5M-3 5Q-3 -3 -4 -9M1 5Q1 -2 3 -8M5 5Q5 0 9 -4M-12 5.5H12';
export const BLAZE =
  'M0 10C-6 10 -8 5.5 -7 1.5C-6.2 -1.6 -3.6 -3 -3.6 -6.8C-1 -5.2 0 -3.4 0.2 -1.4C1.6 -2.6 2.4 -5 2 -8.4C5.4 -5.6 8 -2 7.4 3C7 7.4 4.4 10 0 10Z';
export const BLAZE_HEART = 'M0 9C-3 9 -4 6.4 -3.2 4.2C-2.6 2.6 -1.2 2 -0.6 0.2C1.4 1.8 3.6 3.6 3.2 6C3 8 1.8 9 0 9Z';
/** Two courses of bricks, broken off at one end. */
export const BRICKS =
  'M-24 -8H-6V0H-24ZM-6 -8H12V0H-6ZM-24 0H-15V8H-24ZM-15 0H3V8H-15ZM3 0H21V8H3ZM12 -8H18L16 -4L18 0H12Z';
export const BOULDER = 'M8 74C4 60 12 44 26 34C34 22 48 14 62 18C76 18 88 28 92 44C98 56 98 68 94 76C70 82 30 82 8 74Z';
export const BOULDER_LINES =
  'M26 34C32 42 34 50 30 58M62 18C58 28 60 36 68 42M68 42C76 44 84 48 86 58M44 40C50 44 54 52 52 60M18 66C24 68 30 68 36 66M60 66C68 70 76 70 84 68';
export const STAKES = [8, 22, 36, 50, 64, 78]
  .map(
    (left) =>
      `M${left} 84V${left % 3 === 0 ? 34 : 28}L${left + 7} ${left % 3 === 0 ? 20 : 14}L${left + 14} ${left % 3 === 0 ? 34 : 28}V84Z`,
  )
  .join('');
export const STAKE_ROPES = 'M4 46H96M4 51H96M4 68H96M4 73H96';
export const WISPS =
  'M2 30C14 22 22 36 34 29S52 22 62 30S84 36 98 27M0 52C12 45 20 58 34 51S56 45 66 53S86 58 100 49M4 75C16 68 24 82 38 74S58 68 70 76S88 80 98 72';

/** Where a glyph lies, in hundredths of the cell, and how large it is. Plates lie in the middle, so the rim is strewn. */
export type Spot = readonly [across: number, down: number, scale: number];

export const RIM_SPOTS: readonly Spot[] = [
  [4, 12, 0.9],
  [10, 6, 0.7],
  [30, 5, 0.75],
  [66, 6, 0.8],
  [90, 7, 0.75],
  [96, 14, 1],
  [3, 46, 0.85],
  [97, 52, 0.9],
  [4, 80, 0.9],
  [10, 91, 1.1],
  [19, 95, 0.8],
  [80, 95, 0.8],
  [89, 91, 1.1],
  [96, 80, 0.85],
];
export const CORNER_SPOTS: readonly Spot[] = [
  [10, 7, 0.9],
  [89, 7, 0.9],
  [8, 91, 1],
  [91, 91, 1],
];
export const BULWARK_SPOTS: readonly Spot[] = [
  ...CORNER_SPOTS,
  [38, 6, 0.9],
  [64, 6, 0.9],
  [3, 48, 0.8],
  [97, 48, 0.8],
];

interface Hill {
  readonly contours: readonly string[];
  readonly hachures: string;
}

const STEPS = 28;

/** Contours around a summit and the strokes by which an old map shows the slope; in hundredths of the cell. */
export const HILL: Hill = {
  contours: [0.34, 0.6, 0.8, 1].map((reach) => contour(reach)),
  hachures: Array.from({ length: 56 }, (_, index) => hachure((index / 56) * 2 * Math.PI)).join(''),
};

function contour(reach: number): string {
  const points = Array.from({ length: STEPS }, (_, step) => rim((step / STEPS) * 2 * Math.PI, reach));
  return `M${points.join('L')}Z`;
}

function hachure(angle: number): string {
  const length = 1.07 + 0.05 * Math.abs(Math.sin(angle * 7));
  return `M${rim(angle, 1.02)}L${rim(angle, length)}`;
}

/** A point of the hill's rim; it wanders a little, as a hand does. */
function rim(angle: number, reach: number): string {
  const wander = 1 + 0.05 * Math.sin(angle * 3 + 1) + 0.03 * Math.sin(angle * 5);
  const across = 50 + 43 * reach * wander * Math.cos(angle);
  const down = 50 + 42 * reach * wander * Math.sin(angle);
  return `${across.toFixed(1)} ${down.toFixed(1)}`;
}
