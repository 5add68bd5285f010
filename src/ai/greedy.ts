import type { BattleEngine } from '../battle/BattleEngine';
import { imagine } from '../battle/observe';
import type { Order } from '../battle/orders';
import { type BattleState, cloneState } from '../battle/state';
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
  let state = imagine(seen);
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
  readonly leadsTo: BattleState;
}

/** Ties go to the lower row, then the lower column. */
function bestOrder(engine: BattleEngine, state: BattleState, side: Side): Candidate | null {
  let best: Candidate | null = null;
  let bestValue = evaluate(engine.book, state, side) + WORTH_WHILE;
  for (const order of inCellOrder(state, engine.legalOrders(state, side))) {
    if (order.type === 'endTurn') continue;
    const leadsTo = cloneState(state);
    engine.carryOut(leadsTo, order);
    const value = evaluate(engine.book, leadsTo, side);
    if (value <= bestValue) continue;
    best = { order, leadsTo };
    bestValue = value;
  }
  return best;
}
