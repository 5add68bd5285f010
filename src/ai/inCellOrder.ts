import type { EngineState } from '../battle/engineState';
import type { Order } from '../battle/orders';
import { cellOf, POSITIONS } from '../battle/position';
import type { UnitId } from '../battle/unit';

const BEFORE_ALL = -1;
const AFTER_ALL = POSITIONS.length;

/**
 * The rule book's order of equals: lower row, then lower column (section 1). Deployments stay first; the others go by the
 * cell of whoever acts, then by the cell of its target. In the order in which units came, the frozen player would spend the
 * blows of those who could strike the castle on what a fresh card could fell: battles last half a round longer.
 */
export function inCellOrder({ units }: EngineState, orders: readonly Order[]): Order[] {
  const cellOfUnit = (id: UnitId): number => {
    const unit = units.find((it) => it.id === id);
    return unit === undefined ? AFTER_ALL : cellOf(unit);
  };
  const acting = (order: Order): number => {
    if (order.type === 'deploy') return BEFORE_ALL;
    return 'unit' in order ? cellOfUnit(order.unit) : AFTER_ALL;
  };
  const target = (order: Order): number => ('target' in order ? cellOfUnit(order.target) : AFTER_ALL);
  return orders.toSorted((one, other) => acting(one) - acting(other) || target(one) - target(other));
}
