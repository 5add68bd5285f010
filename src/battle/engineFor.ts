import { type BattleEngine, createBattleEngine } from './BattleEngine';
import type { Book } from './book';

const ENGINES = new WeakMap<Book, BattleEngine>();

/** The engine of a book, made once: reducers and selectors ask for it on every call. */
export function engineFor(book: Book): BattleEngine {
  const known = ENGINES.get(book);
  if (known !== undefined) return known;
  const engine = createBattleEngine(book);
  ENGINES.set(book, engine);
  return engine;
}
