import type { BattleEngine } from '../battle/BattleEngine';
import { cloneEngineState } from '../battle/copyState';
import type { EngineState } from '../battle/engineState';
import { imagine, type Observation } from '../battle/observe';
import type { OrderCode } from '../battle/orderCodes';
import type { Order } from '../battle/orders';
import type { Stream } from '../kernel/chance';
import { deedOf } from './deeds';
import { TUNED } from './evaluation/weights';
import { ATTENTION, type Attention, type Level } from './levels';
import { mulliganOf } from './mulligan';
import { type Personality, tastesOf } from './personalities';
import type { Plan, Player } from './player';
import { changeAlong, type Stage } from './reasons';
import { type Decision, decide } from './search/decide';
import { noticing } from './search/noticing';
import { guessWorld } from './search/worlds';

const END_TURN: Order = { type: 'endTurn' };

/** A player of a level and a taste. */
export function levelled(level: Level, personality: Personality): Player {
  return attentive(ATTENTION[level], personality);
}

/** A player with so much attention. All that it knows is what its side may see. */
export function attentive({ effort, regret, notices, blindTo }: Attention, personality: Personality): Player {
  const tastes = tastesOf(TUNED, personality, blindTo);
  return ({ engine, seen, stream }) => {
    if (seen.phase === 'mulligan') return { orders: [mulliganOf(engine.book, seen.hand)], stream };
    const { worlds, after } = guessWorlds(engine, seen, effort.hands, stream);
    const start = engine.compile(imagine(seen));
    const [notice, left] = noticing(notices, after);
    const decision = decide(engine, { start, worlds, side: seen.side, weights: tastes, effort, regret, notice });
    return { ...planOf(engine, start, decision), stream: left };
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

/** The orders in words, and what they are good for. */
export function planOf(engine: BattleEngine, start: EngineState, { codes, nodes }: Decision): Omit<Plan, 'stream'> {
  const stages: Stage[] = [];
  let then = start;
  const orders = codes.map((code: OrderCode) => {
    const order = engine.orderOf(then, code);
    const deed = deedOf(then, order);
    then = cloneEngineState(then);
    engine.carryOutCode(then, code);
    stages.push({ deed, state: then });
    return order;
  });
  const change = changeAlong(engine.book, TUNED, start, stages, start.turn);
  const wins = then.winner === start.turn;
  if (then.winner === null) orders.push(END_TURN);
  return { orders, thought: { ...change, wins, nodes } };
}
