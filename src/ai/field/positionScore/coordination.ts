import { chebyshev } from '../../../core/geometry/position';
import type { Scene } from '../scene/scene';
import type { Place } from './place';

const NEAR = { within: 2, each: 20, most: 60 };
const ALONE = { beyond: 4, cost: 40 };

/** Allies near by, or none at all: −40 to 60. */
export function coordinationScore({ strategy, own }: Scene, { unit, at }: Place): number {
  if (!strategy.protectsAllies) return 0;
  let near = 0;
  let isAlone = true;
  for (const { id, position } of own) {
    if (id === unit.id) continue;
    const distance = chebyshev(position, at);
    if (distance <= NEAR.within) near += NEAR.each;
    if (distance <= ALONE.beyond) isAlone = false;
  }
  return isAlone ? -ALONE.cost : Math.min(NEAR.most, near);
}
