import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { openOrderList } from '../../battle/legality/orderList';
import type { EngineState } from '../../battle/model/engineState';

/** A whole number from 0 to one below `count`. */
export type Draw = (count: number) => number;

const OFFERED = openOrderList();

/** Gives orders drawn from all legal ones, in place and with nobody watching, until the battle ends: how many it took. */
export function playout(engine: BattleEngine, state: EngineState, draw: Draw): number {
  let plies = 0;
  while (state.winner === null) {
    engine.offerOrders(state, OFFERED);
    engine.carryOutCode(state, OFFERED.codes[draw(OFFERED.count)] as OrderCode);
    plies += 1;
  }
  return plies;
}
