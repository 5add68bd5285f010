import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { cloneEngineState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { WON } from '../evaluation/evaluate';
import { TUNED } from '../evaluation/weights';
import { fingerprint } from '../search/fingerprint';
import { judgeFor } from '../search/judge';
import { codesOf } from '../search/shortlist';
import { openTurnSearch, searchTurn } from '../search/turnSearch';
import { taskAt } from './bestCourse';
import { togetherInLogits } from './calibration';
import { replyValues } from './replyValues';

/** Another way to play the turn. */
export interface Rival {
  readonly orders: readonly Order[];
  readonly end: EngineState;
  /** What it is worth after the enemy's answer, in logits. */
  readonly logit: number;
}

/** So many of the ends of the turn that look best are held against the enemy's answer. */
const LOOKED_AT = 16;

/** The turns that are nearly as good as the best one and end otherwise, best first. */
export function rivalsOf(
  engine: BattleEngine,
  start: EngineState,
  best: EngineState,
  worlds: readonly EngineState[],
): Rival[] {
  const { side, effort } = taskAt(start, worlds);
  const search = openTurnSearch(engine, { count: 0 }, effort.width, effort.plans, null);
  searchTurn(search, start, judgeFor(engine, TUNED, side), WON);
  const { entries, size } = search.ends;
  const known = fingerprint(best);
  return entries
    .slice(0, Math.min(size, LOOKED_AT))
    .filter(({ state }) => fingerprint(state) !== known)
    .map(({ state, line }): Rival => {
      const end = cloneEngineState(state);
      const logit = togetherInLogits(replyValues(engine, end, side, worlds));
      return { orders: ordersIn(engine, start, codesOf(line)), end, logit };
    })
    .sort((one, other) => other.logit - one.logit);
}

function ordersIn(engine: BattleEngine, start: EngineState, codes: readonly OrderCode[]): Order[] {
  const then = cloneEngineState(start);
  return codes.map((code) => {
    const order = engine.orderOf(then, code);
    engine.carryOutCode(then, code);
    return order;
  });
}
