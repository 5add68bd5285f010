import type { BattleEngine } from './BattleEngine';
import { copyParts, copyState } from './copyState';
import type { OrderCode } from './orderCodes';
import { type OrderList, openOrderList } from './orderList';
import type { Order } from './orders';
import { type BattleState, cloneState } from './state';

/** What one depth works with, used again and again: an outer list is still being gone through while an inner one is filled. */
interface Level {
  readonly offered: OrderList;
  readonly next: BattleState;
}

const LEVELS: Level[] = [];

/**
 * How many ways there are to give so many orders from here, both sides' counted alike, each carried out: a battle that ends
 * earlier has none. Whoever changes a rule changes these numbers.
 */
export function perft(engine: BattleEngine, state: BattleState, depth: number): number {
  if (depth === 0) return 1;
  LEVELS[depth] ??= { offered: openOrderList(), next: cloneState(state) };
  const { offered, next } = LEVELS[depth];
  engine.offerOrders(state, offered);
  copyState(next, state);
  let leaves = 0;
  for (let index = 0; index < offered.count; index++) {
    const touched = engine.carryOutCode(next, offered.codes[index] as OrderCode);
    leaves += perft(engine, next, depth - 1);
    copyParts(next, state, touched);
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
    const next = cloneState(state);
    engine.carryOut(next, order);
    return { order, leaves: perft(engine, next, depth - 1) };
  });
}
