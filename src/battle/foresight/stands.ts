import type { BattleEngine } from '../BattleEngine';
import { unitById } from '../model/board';
import type { Order } from '../model/orders';
import type { BattleState } from '../model/state';
import type { UnitId } from '../model/unit';
import { tryOut } from './tryOut';

/** A position from which cards of the side whose turn it is could strike, and the orders that lead there. */
export interface Stand {
  readonly state: BattleState;
  readonly orders: readonly Order[];
  /** Whose blows are asked for here: everybody's at first, then only those of whoever has just gone. */
  readonly acts: (unit: UnitId) => boolean;
}

/** As the board stands, then after every step that a card can take by itself or with its column. */
export function standsOf(engine: BattleEngine, state: BattleState): Stand[] {
  const stands: Stand[] = [{ state, orders: [], acts: () => true }];
  for (const order of engine.legalOrders(state, state.turn)) {
    const acts = stepperOf(state, order);
    if (acts !== null) stands.push({ state: tryOut(engine, state, order).state, orders: [order], acts });
  }
  return stands;
}

function stepperOf(state: BattleState, order: Order): Stand['acts'] | null {
  if (order.type === 'move') return (unit) => unit === order.unit;
  if (order.type !== 'march') return null;
  return (unit) => unitById(state, unit)?.col === order.column;
}
