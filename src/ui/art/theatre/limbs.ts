import type { Point } from '../../../content/art/recipe';
import { dot, part, tenth } from './pen';

/** Where a joint and its end are, when a limb of two equal bones reaches for a point. */
function reach(from: Point, to: Point, bone: number, bend: 1 | -1): { readonly joint: Point; readonly end: Point } {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(across, down) || 1;
  const far = Math.min(distance, bone * 2 - 0.2);
  const off = Math.sqrt(Math.max(bone * bone - (far / 2) ** 2, 0)) * bend;
  const [unitAcross, unitDown] = [across / distance, down / distance];
  const end: Point = [from[0] + unitAcross * far, from[1] + unitDown * far];
  const joint: Point = [(from[0] + end[0]) / 2 - unitDown * off, (from[1] + end[1]) / 2 + unitAcross * off];
  return { joint, end };
}

/** A bone: round at both ends, with its own width at each. */
function bone([ax, ay]: Point, [bx, by]: Point, wide: number, narrow: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [px, py] = [-(by - ay) / length, (bx - ax) / length];
  const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;
  return [
    `M${at(ax + px * wide, ay + py * wide)}L${at(bx + px * narrow, by + py * narrow)}`,
    `A${narrow} ${narrow} 0 0 0 ${at(bx - px * narrow, by - py * narrow)}L${at(ax - px * wide, ay - py * wide)}`,
    `A${wide} ${wide} 0 0 0 ${at(ax + px * wide, ay + py * wide)}Z`,
  ].join('');
}

export interface LimbLook {
  readonly bone: number;
  readonly bend: 1 | -1;
  readonly tones: readonly [string, string];
  /** At the shoulder, the elbow and the hand. */
  readonly widths: readonly [number, number, number];
}

/** Two bones with a rivet between them. */
export function limb(from: Point, to: Point, look: LimbLook): { readonly svg: string; readonly end: Point } {
  const { joint, end } = reach(from, to, look.bone, look.bend);
  const [top, middle, bottom] = look.widths;
  const svg =
    part(bone(from, joint, top, middle), look.tones[0]) +
    part(bone(joint, end, middle, bottom), look.tones[1]) +
    dot(joint[0], joint[1], 1.5, 'metal');
  return { svg, end };
}
