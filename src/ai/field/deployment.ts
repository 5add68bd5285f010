import { isSamePosition, type Position } from '../../core/geometry/position';
import { drawInteger, openStream, type Stream } from '../../kernel/chance';
import { SIDES } from '../../kernel/sides';
import { unitsOf } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { FieldDecision } from './fieldPlayer';

/** Seeds differ between the sides, so that equal squads needn't stand alike. */
const SIDE_SALT = 7_919;

/** The engine's own places, with one unit moved to another spawn cell beside its own: no two battles begin alike. */
export function deployment({ field, side }: FieldObservation, seed: number): FieldDecision {
  const ready = { order: { type: 'ready', side }, reason: { kind: 'deploy' } } as const;
  const units = unitsOf(field, side);
  const stream: Stream = openStream(seed + SIDE_SALT * SIDES.indexOf(side), 'ai');
  const [place, after] = drawInteger(stream, 0, Math.max(0, units.length - 1));
  const unit = units[place];
  if (unit === undefined) return { orders: [ready] };
  const near = field.spawns[side].filter((cell) => isBeside(cell, unit.position));
  const [choice] = drawInteger(after, 0, near.length);
  const at = near[choice];
  if (at === undefined) return { orders: [ready] };
  return { orders: [{ order: { type: 'deploy', unit: unit.id, at }, reason: { kind: 'deploy' } }, ready] };
}

function isBeside(cell: Position, at: Position): boolean {
  return !isSamePosition(cell, at) && Math.abs(cell.x - at.x) <= 1 && Math.abs(cell.y - at.y) <= 1;
}
