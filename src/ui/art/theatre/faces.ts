import type { Face } from '../../../content/art/words';
import { dot, line, part } from './pen';

export interface Profile {
  readonly skin: string;
  readonly eye: string;
  readonly brow: string;
}

const PUPIL = dot(7, -2.9, 1.25, 'ink', 'stroke="none"');

/** Profiles around (0, 0), about 13 in radius, looking right. */
export const PROFILES: Readonly<Record<Face, Profile>> = {
  plain: {
    skin: part('M-8 -8C-6 -13 8 -13 9 -5L12.5 1.5L9.3 3L9.6 6C8.5 11 0 12 -6 9Z', 'skin'),
    eye:
      part('M3.2 -2.6Q6 -5.4 9 -3.2Q6.4 -0.6 3.2 -2.6Z', 'rim', 'stroke-width=".8"') +
      PUPIL +
      line('M6.6 6.4L9.4 5.8', 'ink', 1.1),
    brow: line('M2.4 -6.6L9.4 -4.9', 'hair', 2.1),
  },
  hooked: {
    skin: part(
      'M-8 -8C-6 -14 7 -14 9.6 -7L10.6 -4.6C14 -3 16.6 1.2 15.4 5L10.6 3.6L10.8 5.6L9.8 6.6C10.8 9.4 9.8 12.4 6.6 12.8C2 13 -3 11.8 -6 9Z',
      'skin',
    ),
    eye:
      part('M3.4 -2.4Q6.6 -4.6 9.6 -2.6Q6.8 -1 3.4 -2.4Z', 'rim', 'stroke-width=".8"') +
      dot(7.6, -2.7, 1.1, 'ink', 'stroke="none"') +
      line('M6 7.6L10 7', 'ink', 1.2) +
      line('M2 1.6C4 3 4.6 5 4 7.4', 'ink', 0.8, 'opacity=".7"'),
    brow: line('M1.6 -5.4C4 -7.2 7 -6.6 10.6 -4.4', 'hair', 2.7),
  },
  snub: {
    skin: part(
      'M-8 -8C-7 -14.4 8.4 -14.4 9.8 -6C9.8 -4 9.2 -2.8 10 -2L13 -1.4C13.8 0.6 12 2.2 10 1.9L11.2 4.2L10.2 5.4L10.6 7.2C9.8 12 -1 13.4 -6 9Z',
      'skin',
    ),
    eye:
      part('M2.8 -2.4Q5.6 -6.4 9 -3.4Q6.6 -0.2 2.8 -2.4Z', 'rim', 'stroke-width=".8"') +
      dot(6.6, -3, 1.5, 'ink', 'stroke="none"') +
      line('M2.6 -3.4Q5.4 -6.8 9.2 -4', 'ink', 1) +
      line('M7.4 5.2C8.6 6 9.6 5.8 10.6 5', 'ink', 1.2) +
      dot(4.4, 3, 2.4, 'accent', 'stroke="none" opacity=".28"'),
    brow: line('M2.2 -7.4Q5.6 -9.6 9.4 -7', 'hair', 1.5),
  },
};

export const BEARD =
  part('M-4 3C0 5 4 3 6 2.6L10.4 4C11.6 12 8 21 3 23C-2 20 -6 12 -4 3Z', 'hair') + line('M5.6 6.2L9 5.8', 'ink', 1.2);
