import type { BattleEngine } from '../../battle/BattleEngine';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { Winner } from '../../battle/model/state';
import type { Side } from '../../kernel/sides';
import { evaluate, WON } from '../evaluation/evaluate';
import type { FeatureVector } from '../evaluation/features';
import { END_TURN, type Judge } from './searchTerms';

/**
 * How good it would be for `side` to end the turn here. Where the rules have goals, the end of a turn may decide the battle: the
 * rules are asked, by ending it on a copy. Among turns that lose so, the better position comes first: it may still be mended.
 */
export function judgeFor(engine: BattleEngine, weights: FeatureVector, side: Side): Judge {
  const { book } = engine;
  if (book.rules.goals === undefined) return (state) => evaluate(book, weights, state, side);
  const winnerOf = winnerByEnding(engine);
  return (state) => {
    const value = evaluate(book, weights, state, side);
    const winner = state.winner === null ? winnerOf(state) : null;
    if (winner === null) return value;
    if (winner === 'draw') return 0;
    return winner === side ? WON : value - WON;
  };
}

/** Who has won once whoever's turn it is ends it; null where the battle goes on, or is over already. */
export function winnerByEnding(engine: BattleEngine): (state: EngineState) => Winner | null {
  let scratch: EngineState | null = null;
  return (state) => {
    if (engine.book.rules.goals === undefined || state.winner !== null || state.phase !== 'battle') return null;
    scratch ??= cloneEngineState(state);
    copyState(scratch, state);
    engine.carryOutCode(scratch, END_TURN);
    return scratch.winner;
  };
}
