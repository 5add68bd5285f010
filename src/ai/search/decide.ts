import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import type { EngineState } from '../../battle/model/engineState';
import type { Side } from '../../kernel/sides';
import { chanceOf, WON } from '../evaluation/evaluate';
import type { FeatureVector } from '../evaluation/features';
import { TUNED } from '../evaluation/weights';
import { findWin } from './findWin';
import { judgeFor } from './judge';
import { openReplySearch, valueAfterReply } from './replySearch';
import type { Judge, Nodes, OrderFilter } from './searchTerms';
import { codesOf, type Shortlist } from './shortlist';
import { openTurnSearch, searchTurn, type TurnSearch } from './turnSearch';

/** Search budget, counted in positions and never in time: the same decision on any machine. */
export interface Effort {
  /** Positions that are followed from order to order for a win this turn; 0 is a player who doesn't look for one. */
  readonly win: number;
  /** Positions that are followed from order to order in the own turn. */
  readonly width: number;
  /** Ends of the turn that are held against the enemy's answer. */
  readonly plans: number;
  /** The same as `width` for the answer; 0 is a player who doesn't think of it. */
  readonly replyWidth: number;
  /** Hands that the enemy is imagined to hold. */
  readonly hands: number;
}

export interface Task {
  readonly start: EngineState;
  /** Guesses at what the enemy holds. */
  readonly worlds: readonly EngineState[];
  readonly side: Side;
  readonly weights: FeatureVector;
  readonly effort: Effort;
  /** By how much the plan may be worse than the best one known, in chance of winning. */
  readonly regret: number;
  /** Null for whoever misses nothing. */
  readonly notice: OrderFilter | null;
  /** Where the plan of an earlier look of this turn would end it; null on a first look. */
  readonly planned: EngineState | null;
}

export interface Decision {
  /** Null: nothing is better than what was planned. */
  readonly codes: readonly OrderCode[] | null;
  /** Positions looked at. */
  readonly nodes: number;
  /** Every end of the turn was weighed, so another look would find nothing else. */
  readonly isExhaustive: boolean;
}

type End = Shortlist['entries'][number];

/** A win this turn if there is one, or else the best whole turn, the enemy's best answer taken into account. */
export function decide(engine: BattleEngine, task: Task): Decision {
  const { start, side, weights, effort, notice, planned } = task;
  const nodes: Nodes = { count: 0 };
  // On a later look there is no win that the first one hasn't looked for.
  if (effort.win > 0 && planned === null) {
    const win = findWin(engine, start, effort.win, nodes);
    if (win !== null && win !== false) return { codes: win, nodes: nodes.count, isExhaustive: true };
  }
  const judge = judgeFor(engine, weights, side);
  const own = openTurnSearch(engine, nodes, effort.width, effort.plans, notice);
  searchTurn(own, start, judge, WON);
  const best = bestEnd(engine, task, nodes, judge, own);
  const isExhaustive = own.complete && own.ends.size < effort.plans;
  return { codes: best === null ? null : codesOf(best.line), nodes: nodes.count, isExhaustive };
}

/** Null is the end that was planned. */
function bestEnd(engine: BattleEngine, task: Task, nodes: Nodes, judge: Judge, own: TurnSearch): End | null {
  const { effort, side, worlds, start, notice, planned } = task;
  const { entries, size } = own.ends;
  const first = entries[0] as End;
  if (first.value >= WON) return first;
  if (effort.replyWidth === 0) return notice === null ? first : withoutRegret(engine, task, nodes, first);
  const replies = openReplySearch(engine, nodes, side, judge, effort.replyWidth, worlds, start);
  let best = planned === null ? first : null;
  let bestValue = Number.NEGATIVE_INFINITY;
  if (planned !== null) bestValue = valueAfterReply(replies, planned, bestValue);
  for (let place = 0; place < size; place++) {
    const end = entries[place] as End;
    const value = valueAfterReply(replies, end.state, bestValue);
    if (value <= bestValue) continue;
    bestValue = value;
    best = end;
  }
  return best;
}

/** Beam of the second, unfiltered search that measures what a player with a notice filter overlooked. */
const SECOND_LOOK = { width: 3, keep: 24 } as const;

/**
 * Whoever misses orders may not miss too much: where a turn was possible that is better by more than the level's regret, the worst
 * of those that are near enough to it is played instead.
 */
function withoutRegret(engine: BattleEngine, task: Task, nodes: Nodes, chosen: End): End {
  const { start, side, regret } = task;
  const truly = judgeFor(engine, TUNED, side);
  const all = openTurnSearch(engine, nodes, SECOND_LOOK.width, SECOND_LOOK.keep, null);
  const chance = chanceOf(truly(chosen.state));
  searchTurn(all, start, truly, WON);
  const { entries, size } = all.ends;
  const least = chanceOf((entries[0] as End).value) - regret;
  if (chance >= least) return chosen;
  let place = size - 1;
  while (place > 0 && chanceOf((entries[place] as End).value) < least) place -= 1;
  return entries[place] as End;
}
