import { imagine } from '../battle/observe';
import type { Order } from '../battle/orders';
import { drawInteger, type Stream } from '../kernel/chance';
import { ORDERS_PER_TURN, type Player } from './player';

/** Section 9: the end of the turn is drawn again with this chance (in tenths) while anything else can be done. */
const REDRAW_TENTHS = 7;

/** The random player: every legal order is as likely as the others. */
export const random: Player = ({ engine, seen, stream }) => {
  const state = imagine(seen);
  const orders: Order[] = [];
  let chance = stream;
  if (seen.phase === 'mulligan') {
    const [order, after] = pick(engine.legalOrders(state, seen.side), chance);
    return { orders: [order], stream: after };
  }
  while (state.winner === null) {
    const offered = engine.legalOrders(state, seen.side);
    const [order, after] = orders.length < ORDERS_PER_TURN - 1 ? pick(offered, chance) : [END_TURN, chance];
    chance = after;
    orders.push(order);
    if (order.type === 'endTurn') break;
    engine.carryOut(state, order);
  }
  return { orders, stream: chance };
};

const END_TURN: Order = { type: 'endTurn' };

function pick(offered: readonly Order[], stream: Stream): readonly [Order, Stream] {
  const [index, after] = drawInteger(stream, 0, offered.length - 1);
  const order = offered[index] ?? END_TURN;
  if (order.type !== 'endTurn' || offered.length === 1) return [order, after];
  const [tenth, afterDoubt] = drawInteger(after, 0, 9);
  return tenth < REDRAW_TENTHS ? pick(offered, afterDoubt) : [order, afterDoubt];
}
