import type { BattleEngine } from '../battle/BattleEngine';
import { cloneEngineState } from '../battle/copyState';
import type { EngineState } from '../battle/engineState';
import { imagine } from '../battle/observe';
import { openOrderList } from '../battle/orderList';
import type { Order } from '../battle/orders';
import type { Side } from '../kernel/sides';
import { evaluate } from './frozenEvaluation';
import { inCellOrder } from './inCellOrder';
import { ORDERS_PER_TURN, type Player } from './player';

/** An order must improve the position by more than this to be worth giving. */
const WORTH_WHILE = 0.01;

/** The rule book's player was measured without a mulligan, so it keeps its hand. */
const KEEP: Order = { type: 'mulligan', cards: [] };

/** The frozen greedy player: one order at a time, always the one that leads to the best position. */
export const greedy: Player = ({ engine, seen, stream }) => {
  if (seen.phase === 'mulligan') return { orders: [KEEP], stream };
  const orders: Order[] = [];
  let state = engine.compile(imagine(seen));
  while (orders.length < ORDERS_PER_TURN - 1 && state.winner === null) {
    const best = bestOrder(engine, state, seen.side);
    if (best === null) break;
    orders.push(best.order);
    state = best.leadsTo;
  }
  if (state.winner === null) orders.push({ type: 'endTurn' });
  return { orders, stream };
};

interface Candidate {
  readonly order: Order;
  readonly leadsTo: EngineState;
}

/** Ties go to the lower row, then the lower column. */
function bestOrder(engine: BattleEngine, state: EngineState, side: Side): Candidate | null {
  let best: Candidate | null = null;
  let bestValue = evaluate(engine.book, state, side) + WORTH_WHILE;
  for (const order of inCellOrder(state, ordersOffered(engine, state))) {
    if (order.type === 'endTurn') continue;
    const leadsTo = cloneEngineState(state);
    engine.carryOut(leadsTo, order);
    const value = evaluate(engine.book, leadsTo, side);
    if (value <= bestValue) continue;
    best = { order, leadsTo };
    bestValue = value;
  }
  return best;
}

function ordersOffered(engine: BattleEngine, state: EngineState): Order[] {
  const offered = openOrderList();
  engine.offerOrders(state, offered);
  return Array.from(offered.codes.subarray(0, offered.count), (code) => engine.orderOf(state, code));
}
