import { type Direction, STEPS } from '../geometry/direction';
import { isSamePosition, type Position } from '../geometry/position';

/** Where an attack comes from, as its target faces. */
export const ARCS = ['front', 'side', 'rear'] as const;
export type Arc = (typeof ARCS)[number];
export type ByArc<Value> = { readonly [A in Arc]: Value };

/** Damage in percent by arc. */
export type ArcPercents = ByArc<number>;

const WORSE: ByArc<Arc> = { front: 'side', side: 'rear', rear: 'rear' };

/** Ruling 17: by the sign of facing · (attacker − defender). (dx, dy) leads from the defender to the attacker. */
export function arcFrom(facing: Direction, dx: number, dy: number): Arc {
  const step = STEPS[facing];
  const ahead = step.x * dx + step.y * dy;
  if (ahead > 0) return 'front';
  return ahead < 0 ? 'rear' : 'side';
}

export function getArc(attacker: Position, target: Position, targetFacing: Direction): Arc {
  if (isSamePosition(attacker, target)) throw new Error('nobody attacks its own cell');
  return arcFrom(targetFacing, attacker.x - target.x, attacker.y - target.y);
}

/** One grade worse for the defender. */
export function worseArc(arc: Arc): Arc {
  return WORSE[arc];
}
