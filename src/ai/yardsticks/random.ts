import { codeOf, ORDER_TYPE, type OrderCode } from '../../battle/legality/orderCodes';
import { openOrderList } from '../../battle/legality/orderList';
import type { Order } from '../../battle/model/orders';
import { imagine } from '../../battle/view/observe';
import { drawInteger, type Stream } from '../../kernel/chance';
import { ORDERS_PER_TURN, type Player } from '../players/player';

/** Section 9: the end of the turn is drawn again with this chance (in tenths) while anything else can be done. */
const REDRAW_TENTHS = 7;

/** Reused buffer: only the drawn order is decoded. */
const OFFERED = openOrderList();
const END_TURN = codeOf(ORDER_TYPE.endTurn);

/** The random player: every legal order is as likely as the others. */
export const random: Player = ({ engine, seen, stream }) => {
  const state = engine.compile(imagine(seen));
  const orders: Order[] = [];
  let chance = stream;
  while (state.winner === null) {
    engine.offerOrders(state, OFFERED);
    const [code, after] = orders.length < ORDERS_PER_TURN - 1 ? draw(chance) : [END_TURN, chance];
    chance = after;
    orders.push(engine.orderOf(state, code));
    if (code === END_TURN || seen.phase === 'mulligan') break;
    engine.carryOutCode(state, code);
  }
  return { orders, stream: chance };
};

function draw(stream: Stream): readonly [OrderCode, Stream] {
  const [index, after] = drawInteger(stream, 0, OFFERED.count - 1);
  const code = OFFERED.codes[index] as OrderCode;
  if (code !== END_TURN || OFFERED.count === 1) return [code, after];
  const [tenth, afterDoubt] = drawInteger(after, 0, 9);
  return tenth < REDRAW_TENTHS ? draw(afterDoubt) : [code, afterDoubt];
}
