import type { Position } from '../../../core/geometry/position';
import { middleOf, UNIT } from './region';

/** How far from the middle of its cells an arrow begins and ends, so that tokens stay free. */
const CUT = 28;

export function arrowPath(from: Position, to: Position): string {
  const [a, b] = [middleOf(from), middleOf(to)];
  const { x, y } = heading(from, to);
  return `M${a.x + x * CUT} ${a.y + y * CUT}L${b.x - x * CUT} ${b.y - y * CUT}`;
}

/** Where an arrow's head lies: at the middle of the last cell, or so much before it. */
export function headTransform(from: Position, to: Position, before: number): string {
  const end = middleOf(to);
  const { x, y } = heading(from, to);
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  return `translate(${end.x - x * before} ${end.y - y * before}) rotate(${angle})`;
}

function heading(from: Position, to: Position): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Four corners around a cell. */
export function bracketPath(at: Position): string {
  const [left, top, size, arm] = [at.x * UNIT + 1, at.y * UNIT + 1, UNIT - 2, 13];
  const [right, bottom] = [left + size, top + size];
  return [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
  ].join('');
}
