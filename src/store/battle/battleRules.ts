import type { Book } from '../../battle/model/book';
import type { BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { Refusal } from '../../battle/model/refusals';
import type { BattleState } from '../../battle/model/state';
import type { Start } from '../../battle/resolve/begin';
import type { LessonRefusal } from '../../content/lessons/lessonRefusal';
import type { GameRules } from '../../match/rules';
import { engineFor, loadedRules } from './lazyRules';

/** What the card battle is made of, for the match. */
export interface BattleTypes {
  readonly book: Book;
  readonly start: Start;
  readonly state: BattleState;
  readonly order: Order;
  readonly event: BattleEvent;
  readonly refusal: Refusal | LessonRefusal;
}

/** The card battle as a match plays it. */
export const battleRules: GameRules<BattleTypes> = {
  id: 'battle',
  gameOf: (book) => engineFor(book).game,
  reveals: (...asked) => loadedRules().reveals(...asked),
  startAt: (state, book, { battlefield }) => {
    const edited = loadedRules().rebook(state, book);
    const place = battlefield === null || battlefield === undefined ? {} : { battlefield };
    return { start: { type: 'position', state: edited, ...place }, state: edited };
  },
};
