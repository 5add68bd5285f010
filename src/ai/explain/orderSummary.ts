import type { CardId } from '../../battle/model/card';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import type { UnitId } from '../../battle/model/unit';
import type { OrderSummary } from '../players/player';

/** An order in a state, by the cards that it concerns; null for one that does nothing on the board. */
export function summarizeOrder({ units }: EngineState, order: Order): OrderSummary | null {
  const cardOf = (id: UnitId): CardId | null => units.find((unit) => unit.id === id)?.profile.card ?? null;
  const { type } = order;
  if (type === 'mulligan' || type === 'endTurn' || type === 'concede') return null;
  if (type === 'march') return { type, card: null, target: null };
  if (type === 'deploy') return { type, card: order.card, target: null };
  if (type === 'play') {
    const target = order.unit === undefined ? null : cardOf(order.unit);
    return { type, card: order.card, target };
  }
  return { type, card: cardOf(order.unit), target: type === 'attack' ? cardOf(order.target) : null };
}
