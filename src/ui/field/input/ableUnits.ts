import { memoizePerObject } from '../../../kernel/memoize';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { UnitId } from '../../../skirmish/model/state';

/** What one could do for ever without any effect on the enemy. */
const IDLE_ORDERS: ReadonlySet<string> = new Set(['face', 'stance', 'scan', 'wait']);

/** Who can still go, strike or act, by the orders that are legal. */
export const ableUnits = memoizePerObject(
  (legal: readonly SkirmishOrder[]): ReadonlySet<UnitId> =>
    new Set(legal.flatMap((order) => ('unit' in order && !IDLE_ORDERS.has(order.type) ? [order.unit] : []))),
);
