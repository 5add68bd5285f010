import { thinking } from '../../ai/players/createPlayer';
import { SEARCH_LIMITS } from '../../ai/players/levels';
import type { Levelled } from '../../ai/players/playerNames';
import { turnSoFar } from '../../ai/players/turnSoFar';
import type { BattleEngine } from '../../battle/BattleEngine';
import type { Mind } from './mind';

/**
 * The search of a level on the truth itself: it knows the enemy's hand and what everybody draws next, where the honest one
 * guesses. What it wins more is the most that better guesses could ever be worth.
 */
export function cheatingMind(engine: BattleEngine, { level, personality }: Levelled, honest: Mind): Mind {
  const think = thinking(SEARCH_LIMITS[level], personality);
  return (truth, stream, intent) => {
    if (truth.phase === 'mulligan') return honest(truth, stream);
    const known = engine.compile(truth);
    const turn = turnSoFar(engine, engine.observe(truth, truth.turn), known, intent);
    return think(engine, turn, [known], stream);
  };
}
