import { localReferee } from '../../match/referee';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { orderGiver } from '../match/giveOrder';
import { selectFieldMatch } from './fieldSelectors';
import { fieldOrderAwaited, fieldOrderCarriedOut, fieldOrderRefused } from './fieldSlice';

/** Gives an order on the open field: the rules in this tab are its referee. */
export const giveFieldOrder = orderGiver({
  selectMatch: selectFieldMatch,
  refereeOf: (book) => localReferee(skirmishEngineFor(book).game),
  orderAwaited: fieldOrderAwaited,
  orderCarriedOut: fieldOrderCarriedOut,
  orderRefused: fieldOrderRefused,
});
