import { oncePer } from '../kernel/once';
import { type BattleEngine, createBattleEngine } from './BattleEngine';
import type { Book } from './book';

/** The engine of a book, made once: reducers and selectors ask for it on every call. */
export const engineFor: (book: Book) => BattleEngine = oncePer(createBattleEngine);
