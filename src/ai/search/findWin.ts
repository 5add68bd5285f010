import type { BattleEngine } from '../../battle/BattleEngine';
import type { EngineState } from '../../battle/model/engineState';
import { directWin, exactWin } from './exactWin';
import type { Nodes } from './searchTerms';
import { siegeBeam, type Verdict } from './siegeBeam';

/** Budget of the direct search, which finds most wins. */
const AT_FIRST_SIGHT = 1000;

/** A beam narrower by this factor finds most of the others. */
const NARROWER = 16;

/** Budget of the exhaustive search, in positions for each one of the beam. */
const TO_THE_END = 56;

/**
 * Looks for a win this turn with growing effort: direct search, narrow beam, beam of `width`, and where that was incomplete,
 * exhaustive search.
 */
export function findWin(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const seen = directWin(engine, start, AT_FIRST_SIGHT, nodes);
  if (seen !== null) return seen;
  const narrow = siegeBeam(engine, start, Math.ceil(width / NARROWER), nodes);
  if (narrow !== null) return narrow;
  return siegeBeam(engine, start, width, nodes) ?? exactWin(engine, start, width * TO_THE_END, nodes);
}
