import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { cloneEngineState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { TUNED } from '../evaluation/weights';
import { SEARCH_LIMITS } from '../players/levels';
import { ORDERS_PER_TURN } from '../players/player';
import { decide, type Task } from '../search/decide';
import { toCanonical } from './canonical';
import type { Steps } from './steps';

/** The rest of a turn with best play. */
export interface Course {
  readonly orders: readonly Order[];
  /** Where it ends, before the turn is ended. */
  readonly end: EngineState;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * Plays the rest of a turn as somebody would who searches anew before every order, each time from nothing but the position. What
 * comes of a position is then what comes of the one after its first order: following the best course leaves its value as it is.
 */
export function* bestCourse(engine: BattleEngine, start: EngineState, worlds: readonly EngineState[]): Steps<Course> {
  const orders: Order[] = [];
  let now = toCanonical(start);
  let nodes = 0;
  while (now.winner === null && orders.length < ORDERS_PER_TURN - 1) {
    const { codes, nodes: looked, isExhaustive } = decide(engine, taskAt(now, worlds));
    nodes += looked;
    if (codes === null || codes.length === 0) break;
    // What was searched to its end, and a win, stays the best from order to order.
    for (const code of isExhaustive ? codes : codes.slice(0, 1)) {
      orders.push(engine.orderOf(now, code));
      now = stateAfter(engine, now, code);
    }
    toCanonical(now);
    if (isExhaustive) break;
    yield;
  }
  return { orders, end: now, nodes };
}

function stateAfter(engine: BattleEngine, state: EngineState, code: OrderCode): EngineState {
  const next = cloneEngineState(state);
  engine.carryOutCode(next, code);
  return next;
}

/** The Master's search, as if for the first time in this turn. */
export function taskAt(start: EngineState, worlds: readonly EngineState[]): Task {
  const { effort, regret } = SEARCH_LIMITS.master;
  return { start, worlds, side: start.turn, weights: TUNED, effort, regret, notice: null, planned: null };
}
