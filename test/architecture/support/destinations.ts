import type { Order } from '../../../src/battle/model/orders';
import { cellOf, ROWS } from '../../../src/battle/model/position';

/** The cells that an order sends cards to. Where an enemy slides to and which cell is changed is nowhere that one goes. */
export function destinations(order: Order): number[] {
  if (order.type === 'deploy') return [cellOf(order.at)];
  if (order.type === 'move') return [cellOf(order.to)];
  return order.type === 'march' ? ROWS.map((row) => cellOf({ row, col: order.to })) : [];
}

export function goesTo(cell: number): (order: Order) => boolean {
  return (order) => destinations(order).includes(cell);
}
