import type { BattleEngine } from './BattleEngine';
import type { Order } from './orders';
import { type BattleState, cloneState } from './state';

/**
 * How many ways there are to give so many orders from here, both sides' counted alike, each carried out: a battle that ends
 * earlier has none. Whoever changes a rule changes these numbers.
 */
export function perft(engine: BattleEngine, state: BattleState, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const order of engine.legalOrders(state, state.turn)) {
    const next = cloneState(state);
    engine.carryOut(next, order);
    leaves += perft(engine, next, depth - 1);
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
