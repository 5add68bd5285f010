import type { BattleEngine } from '../../battle/BattleEngine';
import { cloneEngineState, copyState } from '../../battle/copyState';
import type { EngineState } from '../../battle/engineState';
import { opponentOf, type Side } from '../../kernel/sides';
import { WON } from '../evaluation/evaluate';
import { END_TURN, type Judge, type Nodes, openTurnSearch, searchTurn, type TurnSearch } from './turnSearch';

/** What the enemy makes of the end of a turn. */
export interface Answers {
  readonly side: Side;
  readonly judge: Judge;
  readonly against: Judge;
  readonly search: TurnSearch;
  readonly scratch: EngineState;
  /** Guesses at the enemy's hand, each of them an answer of its own; none: only who stands on the board answers. */
  readonly worlds: readonly EngineState[];
}

export function openAnswers(
  engine: BattleEngine,
  nodes: Nodes,
  side: Side,
  judge: Judge,
  width: number,
  worlds: readonly EngineState[],
  start: EngineState,
): Answers {
  const against: Judge = (state) => -judge(state);
  return {
    side,
    judge,
    against,
    search: openTurnSearch(engine, nodes, width, 1, null),
    scratch: cloneEngineState(start),
    worlds,
  };
}

/**
 * What the end of a turn is worth once it is answered; as soon as it is certain that this is less than `least`, anything less.
 * A hand only adds to what the board can do, so the answer of the board alone bounds all others.
 */
export function worthAnswered(answers: Answers, end: EngineState, least: number): number {
  const { worlds } = answers;
  const byBoard = answered(answers, end, null, least);
  if (worlds.length === 0 || byBoard < least) return byBoard;
  let sum = 0;
  for (let index = 0; index < worlds.length; index++) {
    const others = (worlds.length - 1 - index) * byBoard;
    sum += answered(answers, end, worlds[index] as EngineState, least * worlds.length - sum - others);
    if (sum + others < least * worlds.length) return least - 1;
  }
  return sum / worlds.length;
}

function answered(answers: Answers, end: EngineState, world: EngineState | null, least: number): number {
  const { search, scratch, side, judge, against } = answers;
  copyState(scratch, end);
  if (world !== null) deal(scratch, world, side);
  search.engine.carryOutCode(scratch, END_TURN);
  if (scratch.winner !== null) return judge(scratch);
  searchTurn(search, scratch, against, Math.min(WON, -least));
  return -(search.ends.entries[0]?.value ?? 0);
}

function deal(state: EngineState, world: EngineState, side: Side): void {
  const enemy = opponentOf(side);
  state.hands[enemy] = world.hands[enemy];
  state.decks[enemy] = world.decks[enemy];
}
