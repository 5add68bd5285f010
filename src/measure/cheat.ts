import { TUNED } from '../ai/evaluation/weights';
import { planOf } from '../ai/levelled';
import { ATTENTION } from '../ai/levels';
import { tastesOf } from '../ai/personalities';
import type { Levelled } from '../ai/players';
import { decide } from '../ai/search/decide';
import { noticing } from '../ai/search/noticing';
import type { BattleEngine } from '../battle/BattleEngine';
import type { Mind } from './mind';

/**
 * The search of a level on the truth itself: it knows the enemy's hand and what everybody draws next, where the honest one
 * guesses. What it wins more is the most that better guesses could ever be worth.
 */
export function cheatingMind(engine: BattleEngine, { level, personality }: Levelled, honest: Mind): Mind {
  const { effort, regret, notices, blindTo } = ATTENTION[level];
  const weights = tastesOf(TUNED, personality, blindTo);
  return (truth, stream) => {
    if (truth.phase === 'mulligan') return honest(truth, stream);
    const start = engine.compile(truth);
    const [notice, after] = noticing(notices, stream);
    const task = { start, worlds: [start], side: truth.turn, weights, effort, regret, notice };
    return { ...planOf(engine, start, decide(engine, task)), stream: after };
  };
}
