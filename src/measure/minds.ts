import { mcts } from '../ai/mcts';
import type { Plan } from '../ai/player';
import { PLAYER_NAMES, type PlayerName, playerNamed } from '../ai/players';
import { type BattleEngine, createBattleEngine } from '../battle/BattleEngine';
import type { Book } from '../battle/book';
import type { BattleState } from '../battle/state';
import type { Stream } from '../kernel/chance';
import { mechanicsOf } from './mechanics';

/** Whoever plays a side in a measured battle. It is handed the truth; `mindOf` lets a player see no more than its side may. */
export type Mind = (truth: BattleState, stream: Stream) => Plan;

/** Yardsticks that see everything. Only here can they play: a seat in the game is given an observation. */
export const SEERS = ['mcts'] as const;
export type Seer = (typeof SEERS)[number];

export type ContestantName = PlayerName | Seer;
export const CONTESTANT_NAMES: readonly ContestantName[] = [...PLAYER_NAMES, ...SEERS];

/** Who plays, whatever the side. */
export interface Contestant {
  readonly player: ContestantName;
  /** A mechanic that it knows nothing of. */
  readonly ignores: string | null;
}

export function contestantMind(engine: BattleEngine, { player, ignores }: Contestant): Mind {
  if (isSeer(player)) return SEEING[player](engine);
  const forget = ignores === null ? undefined : mechanicsOf(engine.book)[ignores];
  return forget === undefined ? mindOf(engine, player) : mistakenMind(engine, player, forget(engine.book));
}

const SEEING: Readonly<Record<Seer, (engine: BattleEngine) => Mind>> = {
  mcts: (engine) => (truth, stream) => mcts(engine, truth, stream),
};

function isSeer(name: ContestantName): name is Seer {
  return (SEERS as readonly string[]).includes(name);
}

/** All that a player gets is what its side may see, and a stream. */
export function mindOf(engine: BattleEngine, player: PlayerName): Mind {
  const think = playerNamed(player);
  return (truth, stream) => think({ engine, seen: engine.observe(truth, truth.turn), stream });
}

/**
 * A player that thinks by another book than the one that is played by. It may only give what the real rules allow, and
 * since things turn out differently than it thought, it looks again after every order.
 */
export function mistakenMind(engine: BattleEngine, player: PlayerName, believed: Book): Mind {
  const { legalOrders, offerOrders, whyIllegal } = engine;
  const mind = mindOf({ ...createBattleEngine(believed), legalOrders, offerOrders, whyIllegal }, player);
  return (truth, stream) => {
    const plan = mind(truth, stream);
    return { ...plan, orders: plan.orders.slice(0, 1) };
  };
}
