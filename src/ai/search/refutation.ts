import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { hasOrder, openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Judge, Nodes } from './searchTerms';

interface Search {
  readonly engine: BattleEngine;
  readonly nodes: Nodes;
  /** Where orders are carried out. */
  scratch: EngineState | null;
}

const OFFERED = openOrderList();

/**
 * The answer that refuted one turn mostly refutes the next one, too ("killer heuristic"): its orders are carried out before a search
 * is begun, as far as they are legal here. Null where they don't reach what is enough.
 */
export function refutedValue(
  search: Search,
  start: EngineState,
  answer: readonly OrderCode[],
  judge: Judge,
  enough: number,
): number | null {
  const { engine, nodes } = search;
  search.scratch ??= cloneEngineState(start);
  const then = search.scratch;
  copyState(then, start);
  for (const code of answer) {
    engine.offerOrders(then, OFFERED);
    if (!hasOrder(OFFERED, code)) continue;
    engine.carryOutCode(then, code);
    nodes.count += 1;
    const value = judge(then);
    if (value >= enough) return value;
    if (then.winner !== null) return null;
  }
  return null;
}
