import type { BattleEngine } from '../../battle/BattleEngine';
import { openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { cellOf, POSITIONS } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import { imagine } from '../../battle/view/observe';
import type { Side } from '../../kernel/sides';
import { ORDERS_PER_TURN, type Player } from '../players/player';
import { frozenEvaluate } from './frozenEvaluation';

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
  let bestValue = frozenEvaluate(engine.book, state, side) + WORTH_WHILE;
  for (const order of inCellOrder(state, ordersOffered(engine, state))) {
    if (order.type === 'endTurn') continue;
    const leadsTo = cloneEngineState(state);
    engine.carryOut(leadsTo, order);
    const value = frozenEvaluate(engine.book, leadsTo, side);
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
