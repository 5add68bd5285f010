import type { BattleEngine } from '../battle/BattleEngine';
import type { BattleState } from '../battle/state';

/** A whole number from 0 to one below `count`. */
export type Draw = (count: number) => number;

/** Gives orders drawn from all legal ones, in place and with nobody watching, until the battle ends: how many it took. */
export function playout(engine: BattleEngine, state: BattleState, draw: Draw): number {
  let plies = 0;
  while (state.winner === null) {
    const orders = engine.legalOrders(state, state.turn);
    const order = orders[draw(orders.length)];
    if (order === undefined) throw new Error('nothing can be ordered in a battle that goes on');
    engine.carryOut(state, order);
    plies += 1;
  }
  return plies;
}
