import type { Held } from '../../../content/art/words';
import { dot, line, part, ring } from './pen';

const SHIELD = 'M-19 -24L19 -24C20 4 12 20 0 30C-12 20 -20 4 -19 -24Z';
const PAVISE = 'M-15 -38C-6 -42 6 -42 15 -38L17 36C8 42 -8 42 -17 36Z';

/** What a hand holds, drawn along the x axis from the grip. */
export const HELD_DRAWINGS: Readonly<Record<Held, () => string>> = {
  sword: () =>
    part('M-9 -1.6L6 -1.6L6 1.6L-9 1.6Z', 'wood') +
    part('M8 -2.8L54 -1.8L60 0L54 1.8L8 2.8Z', 'metal') +
    part('M5 -9L9 -9L9 9L5 9Z', 'metal2') +
    dot(-10, 0, 2.6, 'metal2'),
  cutlass: () =>
    part('M-6 -1.6L6 -1.6L6 1.6L-6 1.6Z', 'wood') +
    part('M6 -2C22 -6 38 -4 52 10C36 5 22 5 6 3Z', 'metal') +
    line('M-6 1C-4 10 6 9 7 2', 'metal2', 2.2),
  dagger: () =>
    part('M-6 -1.6L4 -1.6L4 1.6L-6 1.6Z', 'wood') +
    part('M5 -2.6L28 -1L32 1L5 2.6Z', 'metal') +
    part('M3 -6L6 -6L6 6L3 6Z', 'metal2'),
  razor: () =>
    part('M-16 3L8 -2L9 3L-14 9Z', 'wood') + part('M6 -4L44 -12L47 2L8 4Z', 'metal') + dot(7, 0, 2.2, 'metal2'),
  spear: () => part('M-56 -1.5L62 -1.5L62 1.5L-56 1.5Z', 'wood') + part('M60 -4L66 -5L82 0L66 5L60 4Z', 'metal'),
  javelin: () => part('M-30 -1.3L44 -1.3L44 1.3L-30 1.3Z', 'wood') + part('M42 -5L62 0L42 5L46 0Z', 'metal'),
  lance: () =>
    part('M-34 -2L-6 -2.4L80 -1L80 1L-6 2.4L-34 2Z', 'accent') +
    part('M-8 -6L0 -3L0 3L-8 6Z', 'metal') +
    part('M78 -2.6L92 0L78 2.6Z', 'metal'),
  halberd: () =>
    part('M-60 -1.8L66 -1.8L66 1.8L-60 1.8Z', 'wood') +
    part('M44 1C40 10 44 20 50 24C60 20 64 10 60 1Z', 'metal') +
    part('M48 -1L50 -10L56 -1Z', 'metal') +
    part('M64 -3L92 0L64 3Z', 'metal'),
  glaive: () =>
    part('M-58 -1.8L48 -1.8L48 1.8L-58 1.8Z', 'wood') +
    part('M46 -4C62 -12 82 -10 98 6C84 3 66 6 46 4Z', 'metal') +
    part('M50 -4L46 -14L60 -7Z', 'metal2') +
    part('M44 -4L50 -4L50 4L44 4Z', 'accent'),
  pick: () =>
    part('M-34 -2L34 -2L34 2L-34 2Z', 'wood') +
    part('M30 -4C32 -20 24 -28 18 -32C34 -28 42 -14 41 0C40 14 32 22 22 28C28 18 30 10 30 4Z', 'metal'),
  maul: () =>
    part('M-36 -2.2L44 -2.2L44 2.2L-36 2.2Z', 'wood') +
    part('M38 -15L62 -17L66 0L62 17L38 15Z', 'metal2') +
    part('M56 -16L62 -17L66 0L62 17L56 16L59 0Z', 'metal'),
  staff: () => part('M-58 -2L50 -2L50 2L-58 2Z', 'wood') + line('M48 0C62 -14 74 0 64 8C56 13 52 4 60 1', 'wood', 3.6),
  pole: () => part('M-76 -1.9L86 -1.9L86 1.9L-76 1.9Z', 'wood') + part('M82 -3.4L96 -2L96 2L82 3.4Z', 'metal2'),
  whip: () =>
    part('M-14 -2L10 -2L10 2L-14 2Z', 'wood') + line('M10 0C34 -4 40 -34 64 -30C84 -26 78 2 96 4', 'hide', 2.4),
  torch: () =>
    part('M-16 -2L24 -3L24 3L-16 2Z', 'wood') +
    part('M22 -7C36 -16 50 -8 62 -2C54 -1 50 2 52 7C42 5 36 13 22 7Z', 'accent') +
    part('M24 -4C34 -8 40 -2 46 0C38 3 32 7 24 4Z', 'glow', 'stroke="none"'),
  banner: () =>
    part('M-62 -1.8L74 -1.8L74 1.8L-62 1.8Z', 'wood') +
    part('M72 -4L84 0L72 4Z', 'metal') +
    part('M70 -2C76 -22 64 -38 72 -66L60 -56L50 -68L40 -56L28 -66C22 -38 34 -22 28 -2Z', 'cloth2') +
    part('M54 -2C58 -20 50 -38 55 -62L50 -68L45 -62C41 -38 48 -20 44 -2Z', 'accent') +
    part('M71 -24C69 -32 67 -34 67 -40L29 -38C30 -32 31 -28 31 -22Z', 'accent'),
  pennant: () =>
    part('M-62 -1.8L74 -1.8L74 1.8L-62 1.8Z', 'wood') +
    part('M72 -3.4L82 0L72 3.4Z', 'metal') +
    part('M70 -2C62 -20 58 -44 66 -78L48 -54C42 -34 44 -18 40 -2Z', 'accent') +
    part('M56 -2C50 -20 50 -40 56 -64L48 -54C42 -34 44 -18 40 -2Z', 'cloth2'),
  crossbow: () =>
    part('M-20 -2.6L34 -2.6L36 2.6L-20 5Z', 'wood') +
    line('M28 -26C38 -14 38 14 28 26', 'metal', 4.4) +
    line('M28 -26L4 0L28 26', 'rim', 1) +
    part('M2 -2L44 -1.4L48 0L44 1.4L2 2Z', 'metal'),
  bow: () =>
    line('M2 -46C20 -34 24 -14 20 0C24 14 20 34 2 46', 'wood', 4.2) +
    line('M2 -46C4 -40 8 -38 8 -34M2 46C4 40 8 38 8 34', 'metal2', 2),
  pot: () =>
    part('M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z', 'metal2') +
    part('M-4 -8L4 -8L4 -13L-4 -13Z', 'wood') +
    part('M-4 -13C-10 -24 0 -26 -2 -36C8 -28 10 -20 4 -13Z', 'accent') +
    part('M-2 -13C-4 -20 2 -21 1 -26C6 -21 5 -16 2 -13Z', 'glow', 'stroke="none"'),
  sling: () =>
    line('M0 0C20 -18 44 -12 54 0', 'wood', 1.8) + line('M0 0C20 6 40 8 54 2', 'wood', 1.8) + dot(55, 1, 4.6, 'accent'),
  hook: () => line('M-20 0L30 0', 'wood', 3.4) + line('M30 0C46 -2 54 8 46 17C40 22 32 18 33 12', 'metal', 3.6),
  trident: () =>
    part('M-50 -1.6L56 -1.6L56 1.6L-50 1.6Z', 'wood') +
    line('M76 -11L60 -11C54 -11 54 11 60 11L76 11M54 0L82 0', 'metal', 3.6),
  tower: () =>
    part(PAVISE, 'cloth') +
    part('M-15 -38C-6 -42 0 -41 0 -41L0 40C-8 41 -17 36 -17 36Z', 'cloth2') +
    dot(0, 0, 5.5, 'metal') +
    line(PAVISE, 'metal2', 2.4),
  heater: () =>
    part(SHIELD, 'cloth2') +
    part('M-4 -24L4 -24L4 28L0 30L-4 28ZM-19 -10L19 -10L19 -2L-19 -2Z', 'accent') +
    line(SHIELD, 'metal2', 2.4),
  round: () =>
    dot(0, 0, 19, 'cloth2') +
    part('M0 -19A19 19 0 0 1 0 19Z', 'accent') +
    dot(0, 0, 5, 'metal') +
    ring(0, 0, 19, 'metal2', 2.6),
};

/** String and arrow of a drawn bow. */
export function bowString(near: readonly [number, number], far: readonly [number, number], degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (x: number, y: number): string => {
    const across = near[0] + x * Math.cos(angle) - y * Math.sin(angle);
    const down = near[1] + x * Math.sin(angle) + y * Math.cos(angle);
    return `${Math.round(across * 10) / 10} ${Math.round(down * 10) / 10}`;
  };
  const nock = `${Math.round(far[0] * 10) / 10} ${Math.round(far[1] * 10) / 10}`;
  return (
    line(`M${at(2, -46)}L${nock}L${at(2, 46)}`, 'metal2', 0.9) +
    line(`M${nock}L${at(40, 0)}`, 'wood', 2) +
    part(`M${at(38, -4)}L${at(52, 0)}L${at(38, 4)}Z`, 'metal')
  );
}
