import type { Head } from '../../../content/art/words';
import type { DrawHead } from './helmets';
import { dot, line, part } from './pen';

const hood: DrawHead = () =>
  part('M-14 15C-18 -4 -10 -21 6 -20C13 -16 15 -10 14 -3L9 6L11 15Z', 'cloth') +
  part('M0 8C-3 -4 2 -13 9 -12C13 -9 13 -3 12 0L9 8Z', 'ink') +
  dot(8.4, -3.4, 1.5, 'glow', 'stroke="none"');

const LEAVES = [
  [-10, -12, -40],
  [-3, -17, -10],
  [5, -17, 20],
] as const;

/** Heads in cloth, hide, leaves and hair. */
export const HATS = {
  hood,
  bare: ({ skin, eye, brow }) =>
    skin + eye + brow + part('M9 -7C6 -15 -10 -16 -11 -2C-12 6 -8 10 -6 10C-4 4 -4 -2 0 -6Z', 'hair'),
  bald: ({ skin, eye, brow }) =>
    part('M-11 -2C-12 -16 8 -17 9.4 -5L-4 8C-9 8 -11 4 -11 -2Z', 'skin') +
    skin +
    eye +
    brow +
    part('M-6 -1C-3 -4 1 -2 0 2C-1 5 -4 5 -5 3Z', 'skin') +
    line('M-11 4C-10 8 -8 10 -5 10', 'hair', 3) +
    dot(-2.4, 6.6, 1.5, 'glow'),
  straw: ({ skin, eye, brow }) =>
    skin +
    eye +
    brow +
    part('M-9 -6C-9 0 -10 6 -7 9C-4 6 -5 0 -2 -5Z', 'hair') +
    part('M-8 -8C-6 -20 7 -20 9 -8Z', 'cloth2') +
    part('M-21 -5C-10 -11 12 -11 22 -6C14 -3 -8 -2 -21 -5Z', 'cloth2') +
    line('M-8 -9.4C-2 -11 4 -11 9 -9.6', 'accent', 2.4) +
    line('M-18 -5.4C-8 -8.6 10 -8.6 19 -6', 'wood', 0.9),
  veil: ({ skin, eye, brow }) =>
    part('M-15 26C-20 0 -14 -18 1 -19C11 -18 12 -10 11 -6L-3 -7C-7 4 -7 16 -2 26Z', 'cloth') +
    skin +
    eye +
    brow +
    part('M-12 -8C-8 -20 8 -20 11 -8C4 -12 -6 -12 -8 -2C-10 8 -8 18 -5 26L-15 26C-18 10 -17 -2 -12 -8Z', 'cloth') +
    line('M-8 -5C-3 -11 6 -11 11 -8.4', 'glow', 1.6) +
    part('M2 4L13 3L9 13C5 14 1 12 0 9Z', 'cloth', 'opacity=".6" stroke="none"'),
  pelt: ({ eye }) =>
    part('M-14 15C-18 -4 -12 -18 0 -19L18 -12L20 -6L12 -5L9 6L11 15Z', 'hide') +
    part('M-10 -15L-14 -29L-2 -19Z', 'hide') +
    part('M0 -18L2 -31L9 -16Z', 'hide') +
    part('M0 10C-3 -2 1 -7 10 -6L12.5 1.5L9.3 3L9 10Z', 'skin') +
    dot(9, -11.5, 1.5, 'ink') +
    line('M18 -12L20.5 -8', 'ink', 2.4) +
    eye +
    line('M2 2.4L10 3.4', 'accent', 2.4),
  antler: (face) =>
    line(
      'M-4 -16C-10 -28 -20 -28 -20 -40M-11 -26L-8 -38M-17 -31L-26 -32M4 -16C8 -28 18 -28 20 -40M11 -25L9 -37M17 -30L26 -32',
      'wood',
      3,
    ) + hood(face),
  bandana: ({ skin, eye, brow }) =>
    skin +
    eye +
    brow +
    part('M-11 -3C-12 -18 10 -19 10.5 -6C2 -9 -5 -7 -11 -3Z', 'accent') +
    part('M-10 -4L-24 -9L-20 -2L-26 3L-11 0Z', 'accent') +
    line('M2 8C6 8 9 7 11 8', 'hair', 2.4),
  feather: ({ skin, eye, brow }) =>
    skin +
    eye +
    brow +
    part('M-13 -6C-10 -17 4 -17 9 -10L19 -6C8 -4 -4 -4 -13 -6Z', 'cloth2') +
    part('M-6 -13C-16 -26 -28 -24 -30 -18C-22 -18 -14 -14 -6 -10Z', 'accent'),
  mask: () =>
    part('M-13 13C-16 -8 -8 -19 3 -18C11 -16 12 -8 11 -2L8 13Z', 'cloth2') +
    part('M-2 -9L12 -8L24 4L9 8L-2 6Z', 'metal') +
    dot(5, -2, 3, 'ink') +
    dot(5.4, -2.2, 1.5, 'accent', 'stroke="none"'),
  burning: ({ skin, eye, brow }) =>
    part(
      'M-10 4C-20 -8 -14 -18 -20 -34C-10 -30 -8 -24 -6 -22C-8 -34 0 -40 2 -52C8 -40 6 -32 8 -26C14 -30 14 -36 14 -36C20 -22 12 -14 10 -6Z',
      'accent',
    ) +
    part('M-6 -4C-12 -14 -8 -20 -10 -26C-2 -20 -2 -30 2 -36C4 -26 8 -18 8 -6Z', 'glow', 'stroke="none"') +
    skin +
    eye +
    brow +
    line('M5.5 0L7 4', 'accent', 1.4),
  long: ({ skin, eye, brow }) =>
    part('M6 -14C-6 -24 -18 -14 -16 0C-16 10 -26 14 -34 12C-28 20 -12 20 -6 10Z', 'hair') +
    skin +
    eye +
    brow +
    part('M10 -7C7 -16 -10 -17 -11 -3C-6 -4 2 -6 4 -10Z', 'hair') +
    line('M-11 -5C-4 -8 4 -9 10 -8', 'accent', 2.2),
  leaf: ({ skin, eye }) =>
    skin +
    eye +
    part('M-2 6C2 20 10 22 12 6L8 5Z', 'cloth2') +
    part('M-12 6C-18 -8 -10 -18 0 -18C8 -18 12 -12 11 -7C4 -9 -4 -6 -6 8Z', 'cloth2') +
    LEAVES.map(([x, y, turn]) =>
      part('M0 0C-6 -5 -5 -12 0 -18C5 -12 6 -5 0 0Z', 'cloth', `transform="translate(${x} ${y}) rotate(${turn})"`),
    ).join(''),
  coif: ({ skin, eye, brow }) =>
    part('M-13 14C-15 -6 -10 -16 2 -16C8 -15 8 -8 2 -8C-3 -6 -4 4 2 10L6 14Z', 'cloth2') +
    skin +
    eye +
    brow +
    part('M-12 -10C-6 -22 10 -20 12 -12C4 -9 -6 -8 -12 -10Z', 'accent') +
    line('M2 8C6 9 10 7 13 10', 'hair', 2.6),
  child: ({ skin, eye, brow }) =>
    skin +
    eye +
    brow +
    part('M9 -6C8 -17 -10 -19 -12 -4C-12 2 -10 6 -8 6C-6 0 -2 -5 9 -6Z', 'accent') +
    line('M-2 -17C-3 -23 -9 -22 -8 -26', 'accent', 2.4) +
    line('M6 5C8 6.5 9 6 10 5', 'ink', 1.3),
} satisfies Partial<Record<Head, DrawHead>>;
