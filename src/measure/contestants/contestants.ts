import { createPlayer } from '../../ai/players/createPlayer';
import { SWIFT_LIMITS } from '../../ai/players/levels';
import type { Player } from '../../ai/players/player';
import { playerNamed } from '../../ai/players/playerNamed';
import { levelledOf, PLAYER_NAMES, type PlayerName } from '../../ai/players/playerNames';
import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import { describeState } from '../../battle/model/engineState';
import { cheatingMind } from './cheatingMind';
import { mcts } from './mcts';
import { mechanicsOf, NOTHING } from './mechanics';
import type { Mind } from './mind';

/** Yardsticks with perfect information. Only measuring can seat them: a seat in the game gets an observation. */
export const SEERS = ['mcts'] as const;
export type Seer = (typeof SEERS)[number];

/** Players for measuring only. */
export const GAUGES = ['quick'] as const;
export type Gauge = (typeof GAUGES)[number];

export type ContestantName = PlayerName | Gauge | Seer;
export const CONTESTANT_NAMES: readonly ContestantName[] = [...PLAYER_NAMES, ...GAUGES, ...SEERS];

/** Who plays, whatever the side. */
export interface Contestant {
  readonly player: ContestantName;
  /** A mechanic that it knows nothing of. */
  readonly ignores: string | null;
  /** Sees the enemy's hand and both decks; only levels can. */
  readonly cheats?: boolean;
}

/** `master`, `greedy without cover`, `captain who sees all`. */
export function contestantName({ player, ignores, cheats = false }: Contestant): string {
  const blind = ignores === null || ignores === NOTHING ? '' : ` without ${ignores}`;
  return `${player}${blind}${cheats ? ' who sees all' : ''}`;
}

export function contestantMind(engine: BattleEngine, { player, ignores, cheats = false }: Contestant): Mind {
  if (isSeer(player)) return SEEING[player](engine);
  const levelled = cheats ? levelledOf(player) : null;
  if (levelled !== null) return cheatingMind(engine, levelled, playerMind(engine, player));
  const forget = ignores === null ? undefined : mechanicsOf(engine.book)[ignores];
  return forget === undefined ? playerMind(engine, player) : mistakenMind(engine, player, forget(engine.book));
}

const SEEING: Readonly<Record<Seer, (engine: BattleEngine) => Mind>> = {
  mcts: (engine) => (truth, stream) => mcts(engine, truth, stream),
};

function isSeer(name: ContestantName): name is Seer {
  return (SEERS as readonly string[]).includes(name);
}

const quick: Player = createPlayer(SWIFT_LIMITS, 'neutral');

/** All that a player gets is what its side may see, and a stream. */
export function playerMind(engine: BattleEngine, player: PlayerName | Gauge): Mind {
  const think = player === 'quick' ? quick : playerNamed(player);
  return (truth, stream, intent) => think({ engine, seen: engine.observe(truth, truth.turn), stream, intent });
}

/**
 * A player that thinks by another book than the one that is played by. It may only give what the real rules allow, and
 * since things turn out differently than it thought, it looks again after every order. Whoever it is measured by has the same
 * habit: a player that has forgotten nothing (`mechanics`).
 */
export function mistakenMind(engine: BattleEngine, player: PlayerName | Gauge, believed: Book): Mind {
  const { legalOrders, whyIllegal } = engine;
  const offerOrders: BattleEngine['offerOrders'] = (state, offered) =>
    engine.offerOrders(engine.compile(describeState(state)), offered);
  const mind = playerMind({ ...createBattleEngine(believed), legalOrders, offerOrders, whyIllegal }, player);
  return (truth, stream, intent) => {
    const plan = mind(truth, stream, intent);
    return { ...plan, orders: plan.orders.slice(0, 1) };
  };
}
