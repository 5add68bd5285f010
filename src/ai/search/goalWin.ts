import type { BattleEngine } from '../../battle/BattleEngine';
import type { EngineState } from '../../battle/model/engineState';
import { type Goal, isWithinReach } from '../../battle/model/goals';
import { goalReadiness } from './goalReadiness';
import { winnerByEnding } from './judge';
import { type Judge, type Nodes, PRUNED } from './searchTerms';
import { codesOf } from './shortlist';
import type { Verdict } from './siegeBeam';
import { openTurnSearch, searchTurn } from './turnSearch';

const WON = Number.POSITIVE_INFINITY;

/** Positions that are followed from order to order, one for so many of those of the search for a fallen castle. */
const NARROWER = 16;

/** Positions in all, for each one of the search for a fallen castle: that bounds the think time. */
const POSITIONS = 16;

/**
 * Looks for a win by a goal this turn: a beam of the positions from which a goal is nearest. Whether one is reached, an order
 * or the end of the turn carried out on a copy says; where the turn may just be ended, no orders are needed.
 */
export function goalWin(engine: BattleEngine, start: EngineState, width: number, nodes: Nodes): Verdict {
  const goals = (engine.book.rules.goals ?? []).filter((goal) => isWithinReach(goal, start));
  if (goals.length === 0 || start.winner !== null || start.phase !== 'battle') return false;
  const search = openTurnSearch(engine, nodes, Math.max(1, Math.ceil(width / NARROWER)), 1, null);
  search.limit = nodes.count + width * POSITIONS;
  const judge = goalJudge(engine, start, goals);
  if (judge(start) === WON) return [];
  searchTurn(search, start, judge, WON);
  const best = search.ends.entries[0];
  if (best !== undefined && best.value === WON) return codesOf(best.line);
  return search.complete ? false : null;
}

function goalJudge(engine: BattleEngine, { turn }: EngineState, goals: readonly Goal[]): Judge {
  const winnerOf = winnerByEnding(engine);
  return (state) => {
    if (state.winner !== null) return state.winner === turn ? WON : PRUNED;
    if (winnerOf(state) === turn) return WON;
    return Math.max(...goals.map((goal) => goalReadiness(state, goal)));
  };
}
