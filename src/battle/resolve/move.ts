import type { Order } from '../orders';
import type { BattlePlay } from '../play';
import { TOWARDS_ENEMY_CASTLE } from '../position';
import { requireUnit } from './requireUnit';

/** R4: after moving the card faces the enemy castle. */
export function move({ state, emit }: BattlePlay, order: Extract<Order, { type: 'move' }>): void {
  const unit = requireUnit(state, order.unit);
  const from = { row: unit.row, col: unit.col };
  emit({ type: 'moved', unit: unit.id, from, to: order.to, facing: TOWARDS_ENEMY_CASTLE[unit.side] });
}
