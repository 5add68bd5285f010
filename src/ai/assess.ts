import type { Book } from '../battle/book';
import type { Observation } from '../battle/observe';
import { imagine } from '../battle/observe';
import { evaluate } from './evaluate';
import type { Reason } from './player';

/** How likely the side is to win, from what it may see. */
export function assess(book: Book, seen: Observation): { readonly chance: number; readonly reasons: readonly Reason[] } {
  return { chance: 1 / (1 + Math.exp(-evaluate(book, imagine(seen), seen.side) / 60)), reasons: [] };
}
