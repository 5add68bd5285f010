import type { Position } from '../../../../core/geometry/position';
import { keyOf } from '../canvas/cells';
import { rounded, UNIT } from '../canvas/hand';
import { fineGlyphs, type Mark, mark } from '../canvas/mark';
import { outlinePath } from '../canvas/outline';

export interface CrownPlace {
  readonly x: number;
  readonly y: number;
  /** Of the track on which the turns are counted, in drawing units. */
  readonly radius: number;
}

/** Where the ring of the control point lies: around the middle of its cells. */
export function crownPlace(control: readonly Position[]): CrownPlace | null {
  if (control.length === 0) return null;
  const [columns, rows] = [control.map(({ x }) => x), control.map(({ y }) => y)];
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const across = Math.min(right - left, bottom - top);
  return { x: ((left + right) / 2) * UNIT, y: ((top + bottom) / 2) * UNIT, radius: 28 * Math.min(3, across) };
}

const CROWN = 'M-11 7l-2-14 6 6 7-11 7 11 6-6-2 14zM-11 9h22v3h-22z';

/** The base of the control point's rosette; who holds it for how long is drawn over it. */
export function crownMarks(control: readonly Position[]): Mark[] {
  const place = crownPlace(control);
  if (place === null) return [];
  const cells = new Set(control.map(({ x, y }) => keyOf(x, y)));
  const { radius } = place;
  const at = [place];
  return [
    mark(outlinePath(cells, { inset: 3, seed: 95, wobble: 1 }), 'crownWash'),
    mark(outlinePath(cells, { inset: 3, seed: 95, wobble: 1 }), 'faint'),
    fineGlyphs(rays(radius - 9), 'thin', at),
    { shape: circle(radius), look: 'crownTrack', at },
    { shape: circle(radius - 7), look: 'crownRing', at },
    { shape: circle(radius + 7), look: 'faint', at },
    { shape: CROWN, look: 'crownHalo', at },
    { shape: CROWN, look: 'crown', at },
  ];
}

function circle(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

function rays(outer: number): string {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * 2 * Math.PI;
    const inner = outer - (index % 4 === 0 ? 13 : 7);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${rounded(inner * cos)} ${rounded(inner * sin)}L${rounded(outer * cos)} ${rounded(outer * sin)}`;
  }).join('');
}
