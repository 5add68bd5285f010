import { localReferee } from '../../match/referee';
import { orderGiver } from '../match/giveOrder';
import { orderAwaited, orderCarriedOut, orderRefused } from './battleSlice';
import { engineFor } from './lazyRules';
import { selectBattle } from './selectBattle';

/** Gives an order of the card battle: the rules in this tab are its referee, so the answer is there in the same call. */
export const giveOrder = orderGiver({
  selectMatch: selectBattle,
  refereeOf: (book) => localReferee(engineFor(book).game),
  orderAwaited,
  orderCarriedOut,
  orderRefused,
});
