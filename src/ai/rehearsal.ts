import type { BattleEngine } from '../battle/BattleEngine';
import type { BattleState } from '../battle/state';
import { openStream, type Stream } from '../kernel/chance';
import { attentive } from './levelled';
import { ATTENTION } from './levels';
import type { Player } from './player';

/** Every stage of a Master's thought, each so short that whoever waits for it doesn't notice. */
const BRIEF: Player = attentive(
  { ...ATTENTION.master, effort: { win: 16, width: 4, plans: 5, replyWidth: 2, hands: 1 }, positions: 0 },
  'neutral',
);

/** After so many the browser has compiled what they have in common. */
const THOUGHTS = 60;

/** Does one piece; false when there is nothing left to do. */
export type Rehearsal = () => boolean;

/**
 * Brief thoughts about battles that nobody sees. A browser interprets code that it has hardly run, and the first thoughts of
 * an opponent would take several times as long as all others. Nothing of it enters an answer. By its own book it could fail,
 * since some are still being written: then the first thoughts just are slow.
 */
export function openRehearsal(engine: BattleEngine): Rehearsal {
  let state: BattleState | null = null;
  let stream: Stream = openStream(1, 'ai');
  let thoughts = 0;
  return () => {
    try {
      if (state === null || state.winner !== null) state = openBattle(engine, thoughts);
      const plan = BRIEF({ engine, seen: engine.observe(state, state.turn), stream });
      stream = plan.stream;
      for (const order of plan.orders) {
        const step = engine.submit(state, order);
        if (step.ok) state = step.value.state;
      }
      thoughts += 1;
      return thoughts < THOUGHTS;
    } catch {
      return false;
    }
  };
}

/** All cards of the book against each other, each time on another ground. */
function openBattle(engine: BattleEngine, seed: number): BattleState {
  const { cards, battlefields } = engine.book;
  const deck = Object.keys(cards);
  const grounds = Object.keys(battlefields);
  const battlefield = grounds[seed % grounds.length] ?? null;
  return engine.begin({ type: 'match', seed, decks: { left: deck, right: deck }, battlefield }).state;
}
