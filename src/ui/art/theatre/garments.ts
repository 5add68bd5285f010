import type { Cloak, Garb, PlayTone } from '../../../content/art/words';
import { dot, line, part } from './pen';

const CLOAK_PATHS: Readonly<Record<Cloak, string>> = {
  still: 'M-9 -80C-22 -60 -26 -30 -24 -6L16 -6C14 -30 12 -60 8 -80Z',
  wind: 'M-4 -82C-24 -78 -40 -60 -70 -58C-60 -48 -66 -38 -82 -30C-56 -24 -30 -24 -10 -36L8 -80Z',
  torn: 'M-8 -80C-26 -60 -30 -34 -36 -4L-26 -14L-22 0L-14 -12L-6 2L0 -10L10 0L12 -40L8 -80Z',
  wings:
    'M-6 -78C-30 -104 -62 -110 -92 -96C-78 -92 -74 -84 -84 -78C-70 -78 -66 -70 -72 -62C-56 -66 -48 -58 -52 -48C-36 -52 -22 -50 -10 -38Z',
};

export function drawCloak(cloak: Cloak, tone: PlayTone): string {
  return part(CLOAK_PATHS[cloak], tone);
}

const TORSO = 'M-13 -32C-6 -36 6 -36 12 -32C14 -18 11 -8 10 0L-10 0C-12 -8 -16 -20 -13 -32Z';
const PLATE_SHADE = 'M1 -34C6 -35 10 -34 12 -32C14 -18 11 -8 10 0L3 0C7 -12 6 -24 1 -34Z';
const TUNIC_HALF = 'M0 -35C6 -35.5 10 -34 12 -32C14 -18 11 -8 10 0L0 0Z';
const MANTLE = 'M-17 -26C-16 -38 14 -40 17 -26L11 -22L6 -26L0 -21L-6 -26L-11 -21Z';
const BELT = line('M-10 -1L10 -1', 'wood', 4) + dot(3, -1, 2.3, 'metal');

interface Dress {
  readonly garb: Garb | undefined;
  readonly hip: number;
  readonly lean: number;
  readonly mantle: PlayTone | undefined;
}

/** What a puppet wears from the shoulders to the knees, or to the ground. */
export function drawDress({ garb, hip, lean, mantle }: Dress): string {
  const leaning = (inside: string): string => `<g transform="translate(0 ${-hip}) rotate(${lean})">${inside}</g>`;
  const upper =
    garb === 'plate'
      ? part(TORSO, 'metal') + part(PLATE_SHADE, 'metal2')
      : part(TORSO, 'cloth') + part(TUNIC_HALF, 'cloth2');
  return (
    `<g transform="translate(0 ${-hip})">${garb === 'robe' ? robe(hip) : skirt()}</g>` +
    leaning(upper + BELT) +
    (mantle === undefined ? '' : leaning(part(MANTLE, mantle)))
  );
}

function robe(hip: number): string {
  return (
    part(`M-9 -2L9 -2C16 14 20 30 24 ${hip}L-24 ${hip}C-20 28 -15 12 -9 -2Z`, 'cloth') +
    part(`M2 -2L9 -2C16 14 20 30 24 ${hip}L4 ${hip}Z`, 'cloth2')
  );
}

function skirt(): string {
  return (
    part('M-10 -3L10 -3C14 4 17 11 18 19L6 16L0 20L-6 16L-17 19C-16 10 -14 4 -10 -3Z', 'cloth') +
    part('M1 -3L10 -3C14 4 17 11 18 19L6 16L1 19Z', 'cloth2')
  );
}
