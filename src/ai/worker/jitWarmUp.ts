import type { BattleEngine } from '../../battle/BattleEngine';
import type { BattleState } from '../../battle/model/state';
import { openStream, type Stream } from '../../kernel/chance';
import { createPlayer } from '../players/createPlayer';
import { SEARCH_LIMITS } from '../players/levels';
import type { Player } from '../players/player';

/** Runs every stage of a Master's search with a tiny budget, so that no request waits noticeably for one of them. */
const BRIEF: Player = createPlayer(
  { ...SEARCH_LIMITS.master, effort: { win: 16, width: 4, plans: 5, replyWidth: 2, hands: 1 }, positions: 0 },
  'neutral',
);

/** After so many plans the JIT has compiled the shared code. */
const WARM_UP_PLANS = 60;

/** Computes one plan; false when the warm-up is done. */
export type WarmUpStep = () => boolean;

/**
 * Warms up the JIT with cheap plans in battles that nobody sees: cold code is interpreted, and the first decisions of an
 * opponent would take several times as long. Nothing of it enters an answer. A half-edited book may make it fail: then the first
 * decisions are slow, and nothing else happens.
 */
export function createJitWarmUp(engine: BattleEngine): WarmUpStep {
  let state: BattleState | null = null;
  let stream: Stream = openStream(1, 'ai');
  let plans = 0;
  return () => {
    try {
      if (state === null || state.winner !== null) state = openBattle(engine, plans);
      const plan = BRIEF({ engine, seen: engine.observe(state, state.turn), stream });
      stream = plan.stream;
      for (const order of plan.orders) {
        const step = engine.submit(state, order);
        if (step.ok) state = step.value.state;
      }
      plans += 1;
      return plans < WARM_UP_PLANS;
    } catch {
      return false;
    }
  };
}

/** All cards of the book against each other, each time on another ground. */
function openBattle(engine: BattleEngine, seed: number): BattleState {
  const { cards, battlefields, stratagems = {} } = engine.book;
  const deck = [...Object.keys(cards), ...Object.keys(stratagems)];
  const grounds = Object.keys(battlefields);
  const battlefield = grounds[seed % grounds.length] ?? null;
  return engine.begin({ type: 'match', seed, decks: { left: deck, right: deck }, battlefield }).state;
}
