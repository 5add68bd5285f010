import { localReferee } from '../../match/referee';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import type { FieldLessonState } from '../lessons/fieldLessonSlice';
import { lessonReferee } from '../lessons/lessonReferee';
import { orderGiver } from '../match/giveOrder';
import type { FieldRoot } from './fieldRoot';
import type { FieldTypes } from './fieldRules';
import { selectFieldMatch } from './fieldSelectors';
import { fieldOrderAwaited, fieldOrderCarriedOut, fieldOrderRefused } from './fieldSlice';

type MaybeLesson = FieldRoot & { readonly fieldLesson?: FieldLessonState | null };

/** Gives an order on the open field: the rules in this tab are its referee. Where a lesson goes on, it has the first word. */
export const giveFieldOrder = orderGiver<FieldTypes, MaybeLesson>({
  selectMatch: selectFieldMatch,
  refereeOf: (book, { fieldLesson }) => {
    const rules = localReferee(skirmishEngineFor(book).game);
    return fieldLesson == null ? rules : lessonReferee(rules, fieldLesson, sideToOrder);
  },
  orderAwaited: fieldOrderAwaited,
  orderCarriedOut: fieldOrderCarriedOut,
  orderRefused: fieldOrderRefused,
});
