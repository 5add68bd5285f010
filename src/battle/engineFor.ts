import { memoizePerObject } from '../kernel/memoize';
import { type BattleEngine, createBattleEngine } from './BattleEngine';
import type { Book } from './model/book';

/** The engine of a book, made once: reducers and selectors ask for it on every call. */
export const engineFor: (book: Book) => BattleEngine = memoizePerObject(createBattleEngine);
