import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import { opponentOf, type Side } from '../../kernel/sides';
import { WON } from '../evaluation/evaluate';
import { refutedValue } from './refutation';
import { END_TURN, type Judge, type Nodes } from './searchTerms';
import { codesOf } from './shortlist';
import { openTurnSearch, searchTurn, type TurnSearch } from './turnSearch';

const BOARD_ALONE = -1;

/** Searches the enemy's best reply to the end of a turn. */
export interface ReplySearch {
  readonly side: Side;
  readonly judge: Judge;
  readonly against: Judge;
  readonly search: TurnSearch;
  readonly scratch: EngineState;
  /** Guesses at the enemy's hand, each of them an answer of its own; none: only who stands on the board answers. */
  readonly worlds: readonly EngineState[];
  /** By hand, the first one for nobody's: the answer that last showed a turn to be worse than the best one known. */
  readonly refutations: (readonly OrderCode[])[];
}

export function openReplySearch(
  engine: BattleEngine,
  nodes: Nodes,
  side: Side,
  judge: Judge,
  width: number,
  worlds: readonly EngineState[],
  start: EngineState,
): ReplySearch {
  const against: Judge = (state) => -judge(state);
  const search = openTurnSearch(engine, nodes, width, 1, null);
  // The enemy's hand is a guess: what its stratagems promise isn't worth the time.
  search.promises = 0;
  return {
    side,
    judge,
    against,
    search,
    scratch: cloneEngineState(start),
    worlds,
    refutations: [],
  };
}

/**
 * The value of the end of a turn after the best reply, with a cutoff: once it is certainly below `least`, any smaller value.
 * A hand only adds options, so the reply of the units on the board alone is an upper bound of all others.
 */
export function valueAfterReply(replies: ReplySearch, end: EngineState, least: number): number {
  const { worlds } = replies;
  const byBoard = replyValue(replies, end, BOARD_ALONE, least);
  if (worlds.length === 0 || byBoard < least) return byBoard;
  let sum = 0;
  for (let index = 0; index < worlds.length; index++) {
    const others = (worlds.length - 1 - index) * byBoard;
    sum += replyValue(replies, end, index, least * worlds.length - sum - others);
    if (sum + others < least * worlds.length) return least - 1;
  }
  return sum / worlds.length;
}

/** `hand` is the place of a guess among the worlds; `BOARD_ALONE` for the answer of who stands on the board. */
function replyValue(replies: ReplySearch, end: EngineState, hand: number, least: number): number {
  const { search, scratch, side, judge, against, worlds, refutations } = replies;
  const world = worlds[hand];
  copyState(scratch, end);
  if (world !== undefined) deal(scratch, world, side);
  search.engine.carryOutCode(scratch, END_TURN);
  if (scratch.winner !== null) return judge(scratch);
  const enough = Math.min(WON, -least);
  const known = refutations[hand + 1];
  if (known !== undefined) {
    const value = refutedValue(search, scratch, known, against, enough);
    if (value !== null) return -value;
  }
  searchTurn(search, scratch, against, enough);
  const best = search.ends.entries[0];
  if (best === undefined) return 0;
  if (best.value >= enough) refutations[hand + 1] = codesOf(best.line);
  return -best.value;
}

function deal(state: EngineState, world: EngineState, side: Side): void {
  const enemy = opponentOf(side);
  state.hands[enemy] = world.hands[enemy];
  state.decks[enemy] = world.decks[enemy];
}
