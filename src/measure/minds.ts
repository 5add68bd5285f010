import type { Plan } from '../ai/player';
import { type PlayerName, playerNamed } from '../ai/players';
import { type BattleEngine, createBattleEngine } from '../battle/BattleEngine';
import type { Book } from '../battle/book';
import type { Observation } from '../battle/observe';
import type { Stream } from '../kernel/chance';

/** Whoever plays a side: all it gets is what that side may see, and a stream. */
export type Mind = (seen: Observation, stream: Stream) => Plan;

export function mindOf(engine: BattleEngine, player: PlayerName): Mind {
  return (seen, stream) => playerNamed(player)({ engine, seen, stream });
}

/**
 * A player that thinks by another book than the one that is played by. It may only give what the real rules allow, and
 * since things turn out differently than it thought, it looks again after every order.
 */
export function mistakenMind(engine: BattleEngine, player: PlayerName, believed: Book): Mind {
  const { legalOrders, offerOrders, whyIllegal } = engine;
  const mind = mindOf({ ...createBattleEngine(believed), legalOrders, offerOrders, whyIllegal }, player);
  return (seen, stream) => {
    const plan = mind(seen, stream);
    return { ...plan, orders: plan.orders.slice(0, 1) };
  };
}
