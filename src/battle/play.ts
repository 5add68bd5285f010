import type { Play } from '../kernel/game';
import type { Book } from './book';
import type { BattleEvent } from './events';
import type { BattleState } from './state';

/** What every rule of the battle gets: the state to ask, the book with its numbers, and `emit`. */
export type BattlePlay = Play<Book, BattleState, BattleEvent>;
