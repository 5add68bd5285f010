import type { LessonRefusal } from '../../content/lessons/lessonRefusal';
import type { GameRules } from '../../match/rules';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishEvent } from '../../skirmish/model/events';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishRefusal } from '../../skirmish/model/refusals';
import type { SkirmishState } from '../../skirmish/model/state';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { reveals } from '../../skirmish/view/reveals';

/** What the open field is made of, for the match. */
export interface FieldTypes {
  readonly book: FieldBook;
  readonly start: SkirmishStart;
  readonly state: SkirmishState;
  readonly order: SkirmishOrder;
  readonly event: SkirmishEvent;
  readonly refusal: SkirmishRefusal | LessonRefusal;
}

/** The open field as a match plays it. */
export const fieldRules: GameRules<FieldTypes> = {
  id: 'field',
  gameOf: (book) => skirmishEngineFor(book).game,
  reveals,
  startAt: (state) => ({ start: { type: 'position', state }, state }),
};
