import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { cloneEngineState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import type { Stream } from '../../kernel/chance';
import { TUNED } from '../evaluation/weights';
import { decide } from '../search/decide';
import { winnerByEnding } from '../search/judge';
import { createNoticeFilter } from '../search/noticeFilter';
import { guessWorld } from '../search/worlds';
import { type Level, SEARCH_LIMITS, type SearchLimits } from './levels';
import { isTooLong, lookAgain } from './lookAgain';
import { mulliganOf } from './mulligan';
import { type Personality, tastesOf } from './personalities';
import type { Plan, Player } from './player';
import { statesAlong, type TurnSoFar, turnSoFar } from './turnSoFar';

const END_TURN: Order = { type: 'endTurn' };

/** A player of a level and a personality. */
export function createLevelPlayer(level: Level, personality: Personality): Player {
  return createPlayer(SEARCH_LIMITS[level], personality);
}

/** A player with these search limits. All it gets is the observation of its side. */
export function createPlayer(attention: SearchLimits, personality: Personality): Player {
  const think = thinking(attention, personality);
  return ({ engine, seen, stream, intent }) => {
    if (seen.phase === 'mulligan') return { orders: [mulliganOf(engine.book, seen.hand)], stream };
    const { worlds, after } = guessWorlds(engine, seen, attention.effort.hands, stream);
    const plan = think(engine, turnSoFar(engine, seen, engine.compile(imagine(seen)), intent), worlds, after);
    // The same chance until the turn is planned out: what doesn't come to mind, and what the enemy may hold, stays so.
    return plan.intent === undefined ? plan : { ...plan, stream };
  };
}

/** One look: a plan for a turn, with guesses at what the enemy holds. */
type Think = (engine: BattleEngine, turn: TurnSoFar, worlds: readonly EngineState[], stream: Stream) => Plan;

export function thinking(
  { effort, regret, notices, blindTo, positions }: SearchLimits,
  personality: Personality,
): Think {
  const weights = tastesOf(TUNED, personality, blindTo);
  return (engine, turn, worlds, stream) => {
    const { now: start, planned } = turn;
    const [notice, after] = createNoticeFilter(notices, stream);
    const task = { start, worlds, side: start.turn, weights, effort, regret, notice, planned };
    const { codes, nodes, isExhaustive } = decide(engine, task);
    const found = codes === null ? turn.rest : ordersOf(engine, start, codes);
    const plan = weighed(turn, engine, isTooLong(turn, found.length) ? turn.rest : found, nodes);
    return lookAgain(positions, turn, { ...plan, stream: after }, isExhaustive);
  };
}

function guessWorlds(engine: BattleEngine, seen: Observation, count: number, stream: Stream) {
  const worlds: EngineState[] = [];
  let after = stream;
  for (let hand = 0; hand < count; hand++) {
    const [world, next] = guessWorld(engine.book, seen, after);
    worlds.push(engine.compile(world));
    after = next;
  }
  return { worlds, after };
}

/** Orders in words, and the end of the turn behind them unless they end the battle. */
export function ordersOf(engine: BattleEngine, start: EngineState, codes: readonly OrderCode[]): Order[] {
  const then = cloneEngineState(start);
  const orders = codes.map((code): Order => {
    const order = engine.orderOf(then, code);
    engine.carryOutCode(then, code);
    return order;
  });
  return then.winner === null ? [...orders, END_TURN] : orders;
}

/** What is known of orders, together with those that were given in this turn before. */
function weighed({ now, positions }: TurnSoFar, engine: BattleEngine, orders: readonly Order[], nodes: number) {
  const end = statesAlong(engine, now, orders)?.at(-1) ?? now;
  const winner = end.winner ?? winnerByEnding(engine)(end);
  return { orders, analysis: { wins: winner === now.turn, nodes: positions + nodes } };
}
