import type { BattleEngine } from '../../battle/BattleEngine';
import type { EngineState } from '../../battle/model/engineState';
import { directWin, exactWin } from './exactWin';
import { goalWin } from './goalWin';
import type { Nodes } from './searchTerms';
import { siegeBeam, type Verdict } from './siegeBeam';
import { siegeBounds } from './siegeUpperBound';

/** Budget of the direct search in positions, which finds most wins. */
const AT_FIRST_SIGHT = 1000;

/** A beam narrower by this factor finds most of the others. */
const NARROWER = 16;

/** Budget of the exhaustive search, in positions for each one of the beam. */
const TO_THE_END = 56;

/**
 * R12: with a stratagem that could help, every order has a dozen more beside it. Wins are then looked for in a beam that is
 * narrower by this factor, and in so many positions in all, for each one of the beam: that bounds the think time. A win that is
 * deep and hard to find may be missed for it.
 */
const WITH_STRATAGEMS = { narrower: 3, positions: 16 } as const;

/** Looks for a win this turn: by a goal of the rules, or over the enemy's castle. Where the end of the turn wins, it isn't named. */
export function findWin(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const byGoal = goalWin(engine, start, width, nodes);
  if (byGoal !== null && byGoal !== false) return byGoal;
  const bySiege = siegeWin(engine, start, width, nodes);
  return bySiege === false ? byGoal : bySiege;
}

/** With growing effort: direct search, narrow beam, beam of `width`, and where that was incomplete, exhaustive search. */
function siegeWin(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const seen = directWin(engine, start, AT_FIRST_SIGHT, nodes);
  if (seen !== null) return seen;
  const isAided = siegeBounds(engine.book, start).aided.length > 0;
  const limit = isAided ? nodes.count + width * WITH_STRATAGEMS.positions : Number.POSITIVE_INFINITY;
  const narrow = siegeBeam(engine, start, Math.ceil(width / NARROWER), nodes, limit);
  if (narrow !== null) return narrow;
  const wide = isAided ? Math.ceil(width / WITH_STRATAGEMS.narrower) : width;
  const wider = siegeBeam(engine, start, wide, nodes, limit);
  if (wider !== null) return wider;
  const left = isAided ? limit - nodes.count : width * TO_THE_END;
  return left <= 0 ? null : exactWin(engine, start, left, nodes);
}
