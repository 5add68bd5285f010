import type { BattleEngine } from '../battle/BattleEngine';
import type { OrderCode } from '../battle/legality/orderCodes';
import { type OrderList, openOrderList } from '../battle/legality/orderList';
import { cloneEngineState, copyState } from '../battle/model/copyState';
import type { EngineState } from '../battle/model/engineState';
import type { Order } from '../battle/model/orders';
import type { BattleState } from '../battle/model/state';

/** What one depth works with: an outer list is still being gone through while an inner one is filled. */
interface Level {
  readonly offered: OrderList;
  readonly next: EngineState;
}

/**
 * How many ways there are to give so many orders from here, both sides' counted alike, each carried out: a battle that ends
 * earlier has none. Whoever changes a rule changes these numbers.
 */
export function perft(engine: BattleEngine, state: BattleState, depth: number): number {
  return countLeaves(engine, engine.compile(state), depth, []);
}

function countLeaves(engine: BattleEngine, state: EngineState, depth: number, levels: Level[]): number {
  if (depth === 0) return 1;
  levels[depth] ??= { offered: openOrderList(), next: cloneEngineState(state) };
  const { offered, next } = levels[depth];
  engine.offerOrders(state, offered);
  let leaves = 0;
  for (let index = 0; index < offered.count; index++) {
    copyState(next, state);
    engine.carryOutCode(next, offered.codes[index] as OrderCode);
    leaves += countLeaves(engine, next, depth - 1, levels);
  }
  return leaves;
}

export interface Division {
  readonly order: Order;
  readonly leaves: number;
}

/** The same by first order: where two engines differ, this shows the way to the difference. */
export function divide(engine: BattleEngine, state: BattleState, depth: number): Division[] {
  return engine.legalOrders(state, state.turn).map((order) => {
    const next = engine.compile(state);
    engine.carryOut(next, order);
    return { order, leaves: countLeaves(engine, next, depth - 1, []) };
  });
}
