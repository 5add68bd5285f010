import type { Gesture } from '../../../content/art/words';
import { dot, line, part, ring } from './pen';
import { wheel } from './skies';

type DrawGesture = (across: number, down: number) => string;

function sweep(
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const back = `${over[0] + width * 0.5} ${over[1] + width}`;
  return `M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}Q${back} ${from.join(' ')}Z`;
}

function glow(d: string, opacity = 0.85): string {
  return part(d, 'glow', `opacity="${opacity}"`);
}

const WINDS = [
  [-20, 0, 120],
  [-6, 16, 150],
  [14, -22, 90],
  [-14, 34, 100],
] as const;

const CROSSES = [
  [-60, -10, 7],
  [58, -36, 8],
  [74, 20, 6],
  [-46, -50, 5],
] as const;

const MIST_HEIGHT = 168;

export const GESTURE_DRAWINGS: Readonly<Record<Gesture, DrawGesture>> = {
  none: () => '',
  /** Drawn in front of everything, by `drawMist`. */
  mist: () => '',
  winds: (x, y) =>
    glow(
      WINDS.map(
        ([a, b, l]) => `M${x + a} ${y + b}L${x + a - l} ${y + b - 3}L${Math.round(x + a - l * 0.2)} ${y + b + 3}Z`,
      ).join(''),
      0.7,
    ),
  trails: (x, y) =>
    glow(
      sweep([x - 10, y + 40], [x - 120, y + 60], [x - 170, y - 10], 12) +
        sweep([x - 10, y + 10], [x - 100, y + 26], [x - 150, y - 40], 8),
      0.7,
    ),
  waves: (x, y) =>
    glow(
      [0, 26, 52]
        .map(
          (k) =>
            `M${x + 40 + k} ${y - 34}Q${x + 86 + k} ${y} ${x + 40 + k} ${y + 34}Q${x + 70 + k} ${y} ${x + 40 + k} ${y - 34}Z`,
        )
        .join(''),
    ),
  tug: (x, y) =>
    glow(
      `${sweep([x + 120, y - 30], [x + 70, y + 56], [x + 26, y + 10], 12)}M${x + 14} ${y - 4}L${x + 40} ${y + 4}L${x + 22} ${y + 24}Z`,
    ),
  sightline: (x, y) =>
    line(`M${x + 34} ${y}L262 ${y - 26}`, 'glow', 1.6, 'stroke-dasharray="9 5"') +
    ring(270, y - 28, 13, 'accent', 3) +
    line(`M270 ${y - 48}v12M270 ${y - 20}v12M250 ${y - 28}h12M278 ${y - 28}h12`, 'accent', 3),
  updraft: (x, y) =>
    glow(
      sweep([x - 110, y + 60], [x - 40, y + 104], [x + 60, y + 70], 9) +
        sweep([x - 70, y + 80], [x, y + 116], [x + 100, y + 84], 7) +
        sweep([x - 140, y + 34], [x - 110, y + 64], [x - 60, y + 60], 6),
      0.75,
    ),
  ward: (x, y) =>
    glow(
      `M${x + 50} ${y - 70}Q${x + 112} ${y + 10} ${x + 50} ${y + 96}Q${x + 94} ${y + 10} ${x + 50} ${y - 70}Z`,
      0.8,
    ) +
    glow(
      `M${x + 70} ${y - 56}Q${x + 134} ${y + 14} ${x + 70} ${y + 86}Q${x + 122} ${y + 14} ${x + 70} ${y - 56}Z`,
      0.45,
    ),
  burst: (x, y) =>
    wheel(x, y, { inner: 14, outer: 42, rays: 9, tone: 'glow', opacity: 0.8 }) +
    [0, 1, 2, 3, 4].map((i) => dot(x + 50 * Math.cos(i * 1.3), y + 44 * Math.sin(i * 1.3), 4, 'accent')).join(''),
  crescent: (x, y) =>
    glow(`M${x - 60} ${y - 60}Q${x + 80} ${y - 80} ${x + 96} ${y + 50}Q${x + 60} ${y - 50} ${x - 60} ${y - 60}Z`),
  crossing: (x, y) =>
    glow(
      `M${x - 90} ${y + 30}Q${x - 30} ${y - 110} ${x + 100} ${y - 50}Q${x - 20} ${y - 86} ${x - 90} ${y + 30}ZM${x + 110} ${y - 20}Q${x + 90} ${y + 90} ${x - 60} ${y + 84}Q${x + 76} ${y + 72} ${x + 110} ${y - 20}Z`,
    ),
  crosses: (x, y) => CROSSES.map(([a, b, size]) => glow(cross(x + a, y + b, size))).join(''),
  cry: (x, y) => wheel(x, y, { inner: 50, outer: 74, rays: 16, tone: 'glow', opacity: 0.6 }),
  crack: (x, y) =>
    line(`M${x} ${y}l14 16l-8 12l18 14l-6 16l16 12M${x + 24} ${y + 42}l20 -6l10 8`, 'ink', 4) +
    line(`M${x} ${y}l14 16l-8 12l18 14l-6 16l16 12`, 'accent', 1.6),
  thrust: (x, y) => glow(sweep([x - 60, y + 20], [x + 40, y - 30], [x + 130, y - 16], 9), 0.7),
  circle: (x, y) =>
    `<ellipse cx="${x}" cy="${y + 70}" rx="110" ry="22" fill="none" stroke="{glow}" stroke-width="2.4" stroke-dasharray="14 8" opacity=".8"/>`,
};

function cross(x: number, y: number, size: number): string {
  const third = Math.round(size * 6.7) / 10;
  return `M${x - size} ${Math.round(y - size / 3)}h${third}v${-third}h${third}v${third}h${third}v${third}h${-third}v${third}h${-third}v${-third}h${-third}Z`;
}

export function drawMist(height = MIST_HEIGHT): string {
  return [0, 1, 2]
    .map((i) => {
      const y = height + i * 18;
      const low = height + i * 16;
      return part(
        `M-10 ${y}C60 ${y - 10} 120 ${low + 14} 180 ${y}S280 ${y - 8} 310 ${y + 4}V${y + 12}C240 ${y + 4} 120 ${low + 24} -10 ${y + 12}Z`,
        'far',
        `opacity="${0.75 - i * 0.12}"`,
      );
    })
    .join('');
}
