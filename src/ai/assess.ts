import type { Book } from '../battle/book';
import { imagine, type Observation } from '../battle/observe';
import { OPPONENT } from '../battle/sides';
import { chanceOf, evaluate } from './evaluation/evaluate';
import { TUNED } from './evaluation/weights';

/**
 * How likely a side is to win, from what it may see. The evaluation knows positions in which a turn ends; in the middle of one
 * the truth lies between "the turn begins" and "the turn ends here", nearer to the end the more units have struck.
 */
export function assess(book: Book, seen: Observation): number {
  const state = imagine(seen);
  const atEnd = evaluate(book, TUNED, state, seen.side);
  if (state.winner !== null || state.phase === 'mulligan') return chanceOf(state.winner === null ? 0 : atEnd);
  const atBeginning = evaluate(book, TUNED, { ...state, turn: OPPONENT[state.turn] }, seen.side);
  const own = state.units.filter((unit) => unit.side === state.turn);
  const ready = own.filter((unit) => !unit.attacked).length;
  const left = own.length === 0 ? 1 : ready / own.length;
  return chanceOf(left * atBeginning + (1 - left) * atEnd);
}
