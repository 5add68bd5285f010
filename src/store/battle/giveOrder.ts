import { localReferee } from '../../match/referee';
import { lessonReferee } from '../lessons/lessonReferee';
import type { WithLesson } from '../lessons/lessonSlice';
import { orderGiver } from '../match/giveOrder';
import type { RootState } from '../rootState';
import type { BattleTypes } from './battleRules';
import { orderAwaited, orderCarriedOut, orderRefused } from './battleSlice';
import { engineFor } from './lazyRules';
import { selectBattle } from './selectBattle';

/**
 * Gives an order of the card battle: the rules in this tab are its referee, so the answer is there in the same call. Where a
 * lesson goes on, it has the first word.
 */
export const giveOrder = orderGiver<BattleTypes, RootState & WithLesson>({
  selectMatch: selectBattle,
  refereeOf: (book, { lesson }) => {
    const rules = localReferee(engineFor(book).game);
    return lesson == null ? rules : lessonReferee(rules, lesson, ({ turn }) => turn);
  },
  orderAwaited,
  orderCarriedOut,
  orderRefused,
});
