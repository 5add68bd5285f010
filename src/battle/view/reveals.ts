import type { BattleEvent } from '../model/events';
import type { Order } from '../model/orders';

/** What can't be unseen: cards drawn, hands settled, the turn given away, a battle decided. */
const REVEALING: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'mulliganed',
  'cardDrawn',
  'cardOverdrawn',
  'turnEnded',
  'turnBegan',
  'battleEnded',
]);

export function reveals(events: readonly BattleEvent[]): boolean {
  return events.some(({ type }) => REVEALING.has(type));
}

const PASSING: ReadonlySet<Order['type']> = new Set<Order['type']>(['mulligan', 'endTurn', 'concede']);

/** Whether an order gives the turn away: that it can't be taken back is no news to anybody. */
export function passesTurn({ type }: Order): boolean {
  return PASSING.has(type);
}
