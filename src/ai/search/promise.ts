import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { END_TURN, type Judge, type Nodes, type OrderFilter } from './searchTerms';

/** What of a search is needed to look one order further. */
interface Ahead {
  readonly engine: BattleEngine;
  readonly nodes: Nodes;
  readonly notice: OrderFilter | null;
  /** Where the order further is tried out. */
  beyond: EngineState | null;
  /** How many positions were tried out so. */
  promised: number;
}

/** A list of its own: the search is still going through the orders before. */
const OFFERED = openOrderList();

/**
 * A stratagem pays with the order after it: what the position right behind it promises is the best value one order later,
 * or its own where nothing is better.
 */
export function promiseOf(search: Ahead, state: EngineState, judge: Judge, value: number): number {
  const { engine, nodes, notice } = search;
  search.beyond ??= cloneEngineState(state);
  const { beyond } = search;
  let best = value;
  engine.offerOrders(state, OFFERED);
  for (let index = 0; index < OFFERED.count; index++) {
    const code = OFFERED.codes[index] as OrderCode;
    if (code === END_TURN || (notice !== null && !notice(code, state))) continue;
    copyState(beyond, state);
    engine.carryOutCode(beyond, code);
    nodes.count += 1;
    search.promised += 1;
    best = Math.max(best, judge(beyond));
  }
  return best;
}
