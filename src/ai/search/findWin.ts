import type { BattleEngine } from '../../battle/BattleEngine';
import type { EngineState } from '../../battle/engineState';
import { directWin, exactWin } from './exactWin';
import { storm, type Verdict } from './storm';
import type { Nodes } from './turnSearch';

/** Positions within which most wins are found by striking, stepping and striking again. */
const AT_FIRST_SIGHT = 1000;

/** Most others are found among so much fewer positions. */
const NARROWER = 16;

/** In the end everything is gone through one by one, so many positions for each of those that were followed. */
const TO_THE_END = 56;

/**
 * A win this turn as a player looks for it: at first sight, then among few positions, then among `width` of them, and where
 * those were not all of them, one by one.
 */
export function findWin(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const seen = directWin(engine, start, AT_FIRST_SIGHT, nodes);
  if (seen !== null) return seen;
  const narrow = storm(engine, start, Math.ceil(width / NARROWER), nodes);
  if (narrow !== null) return narrow;
  return storm(engine, start, width, nodes) ?? exactWin(engine, start, width * TO_THE_END, nodes);
}
