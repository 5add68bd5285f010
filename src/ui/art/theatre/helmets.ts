import type { Head } from '../../../content/art/words';
import type { Profile } from './faces';
import { dot, line, part } from './pen';

export type DrawHead = (face: Profile) => string;

const bascinet: DrawHead = ({ skin, eye, brow }) =>
  part('M-11 -2L-15 15L12 15L9 6L-2 6Z', 'metal2') +
  skin +
  eye +
  brow +
  part('M10 -6C8 -14 2 -20 -3 -22C-11 -18 -14 -8 -12 5C-8 8 -5 8 -5 6C-6 -2 -2 -6 10 -6Z', 'metal');

const BREATHS = [
  [5, 4],
  [8, 3.4],
  [5, 8],
  [8, 7.4],
  [-5, 4],
  [-5, 8],
] as const;

const RIVETS = [
  [9, 3],
  [12, 3.4],
  [9, 6],
  [6, 3],
] as const;

/** Heads in iron. */
export const HELMETS = {
  bascinet,
  kettle: ({ skin, eye }) =>
    skin +
    eye +
    part('M-7 0L-10 12L6 12L2 8L-4 6Z', 'metal2') +
    part('M-11 -6C-10 -18 9 -18 11 -6Z', 'metal') +
    part('M-17 -4C-8 -9 8 -9 17 -4C8 -2 -8 -2 -17 -4Z', 'metal2'),
  great: () =>
    part('M-12 -13L0 -16L11 -13L13 2L9 14L-10 14L-13 2Z', 'metal') +
    part('M0 -16L11 -13L13 2L9 14L1 14Z', 'rim', 'opacity=".3" stroke="none"') +
    line('M-12 -3L0 -1.5L13 -3', 'ink', 2.6) +
    line('M1 -15L1 14', 'ink', 1.2) +
    BREATHS.map(([x, y]) => dot(x, y, 0.9, 'ink')).join(''),
  visor: () =>
    part('M-12 8C-16 -8 -8 -19 2 -19C10 -18 12 -8 11 -4L-2 8Z', 'metal') +
    part('M-3 -7L12 -6L20 3L10 11L-2 9Z', 'metal2') +
    line('M2 -4L13 -2.6', 'ink', 2.2) +
    RIVETS.map(([x, y]) => dot(x, y, 0.8, 'ink')).join('') +
    part('M-14 8L-12 16L9 16L10 11Z', 'metal2'),
  crown: (face) =>
    bascinet(face) +
    part('M-13 -8L-15 -22L-8 -15L-3 -26L3 -16L11 -22L11 -8C4 -11 -6 -11 -13 -8Z', 'glow') +
    dot(-3, -13, 1.7, 'accent') +
    dot(5, -12.5, 1.4, 'accent'),
  iron: () =>
    part('M-12 12L-14 -4L-9 -16L5 -18L13 -8L13 12Z', 'metal2') +
    part('M2 -17L13 -8L13 12L3 12Z', 'metal') +
    line('M-2 -5L13 -5', 'accent', 6, 'opacity=".4"') +
    line('M-2 -5L13 -5', 'accent', 3.2) +
    line('M6 2L6 12M9.5 2L9.5 12', 'ink', 1.2) +
    part('M-9 -16C-14 -28 -22 -26 -26 -18C-20 -20 -16 -14 -11 -8Z', 'accent'),
} satisfies Partial<Record<Head, DrawHead>>;
