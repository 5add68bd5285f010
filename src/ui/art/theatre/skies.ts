import type { SkyLight } from '../../../content/art/recipe';
import type { Sky } from '../../../content/art/words';
import type { Chance } from './chance';
import { dot, line, part, ring, tenth } from './pen';

type DrawSky = (across: number, down: number, radius: number, chance: Chance) => string;

/** Rays as one dashed ring: a circle whose dashes are wedges between two radii. */
export function wheel(
  across: number,
  down: number,
  { inner, outer, rays, tone, opacity }: { inner: number; outer: number; rays: number; tone: string; opacity: number },
): string {
  const radius = (inner + outer) / 2;
  const dash = Math.round(((Math.PI * radius) / rays) * 1000) / 1000;
  return `<circle cx="${across}" cy="${down}" r="${tenth(radius)}" fill="none" stroke="{${tone}}" stroke-width="${tenth(outer - inner)}" stroke-dasharray="${dash}" opacity="${opacity}"/>`;
}

const rays: DrawSky = (x, y, r) =>
  wheel(x, y, { inner: r, outer: 320, rays: 14, tone: 'glow', opacity: 0.32 }) + dot(x, y, r, 'glow', 'opacity=".92"');

const SKY_DRAWINGS: Readonly<Record<Sky, DrawSky>> = {
  sun: (x, y, r) => dot(x, y, r, 'glow', 'opacity=".9"') + ring(x, y, r + 9, 'glow', 2, 0.6),
  moon: (x, y, r) =>
    part(
      `M${x - r} ${y}A${r} ${r} 0 1 1 ${x} ${y + r}A${tenth(r * 0.78)} ${tenth(r * 0.78)} 0 1 0 ${x - r} ${y}Z`,
      'glow',
      'opacity=".95"',
    ),
  rays,
  nimbus: (x, y, r) =>
    wheel(x, y, { inner: r + 16, outer: 330, rays: 20, tone: 'glow', opacity: 0.26 }) +
    dot(x, y, r, 'glow', 'opacity=".94"') +
    wheel(x, y, { inner: Math.max(r - 14, 0), outer: r - 4, rays: 36, tone: 'mat2', opacity: 1 }) +
    ring(x, y, Math.max(r - 18, 1), 'mat', 2.4) +
    ring(x, y, r + 7, 'glow', 3),
  shafts: (x) =>
    part(
      `M${x} -10L${x + 40} -10L${x - 50} 250L${x - 140} 250ZM${x + 66} -10L${x + 84} -10L${x + 30} 250L${x - 14} 250ZM${x + 120} -10L${x + 170} -10L${x + 150} 250L${x + 66} 250Z`,
      'glow',
      'opacity=".3"',
    ),
  embers: (x, y, r, chance) =>
    rays(x, y, r, chance) +
    Array.from({ length: 26 }, () =>
      dot(chance() * 300, chance() * 190, 0.8 + chance() * 2, chance() > 0.5 ? 'accent' : 'glow'),
    ).join(''),
  storm: (x, y) => line(`M${x} -6L${x - 14} ${y - 20}L${x + 4} ${y - 24}L${x - 18} ${y + 30}`, 'glow', 3.4),
};

export function drawSky([kind, across, down, radius]: SkyLight, chance: Chance): string {
  return SKY_DRAWINGS[kind](across, down, radius, chance);
}
