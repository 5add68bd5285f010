import { blowAtCard } from '../damage';
import type { Order } from '../orders';
import type { BattlePlay } from '../play';
import { facingTowards } from '../position';
import { requireUnit } from './requireUnit';

/** R5: damage from the position before the blow; then the attacker turns; a fallen target leaves the board. */
export function attack({ state, book, emit, watched }: BattlePlay, order: Extract<Order, { type: 'attack' }>): void {
  const unit = requireUnit(state, order.unit);
  const target = requireUnit(state, order.target);
  const { damage, arithmetic } = blowAtCard(book, unit, target, watched);
  const health = Math.max(0, target.health - damage);
  emit({ type: 'struck', unit: unit.id, target: target.id, facing: facingTowards(unit, target), damage, arithmetic });
  emit({ type: 'wounded', unit: target.id, health });
  if (health === 0) emit({ type: 'fell', unit: target.id, card: target.card, side: target.side });
}
