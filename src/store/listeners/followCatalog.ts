import { hashOfBook } from '../../battle/model/record';
import { bookOf, knownHouseRules } from '../../content/catalog';
import { selectIsPlayedHere } from '../battle/battleSave';
import { bookReplaced } from '../battle/battleSlice';
import { selectBattle } from '../battle/selectBattle';
import { catalogReplaced } from '../catalog/catalogSlice';
import type { Listeners } from './types';

/** A designer saved a card: the running battle goes on with it. A scenario has rules and cards of its own and keeps them. */
export function followCatalog(listeners: Listeners): void {
  listeners.startListening({
    actionCreator: catalogReplaced,
    effect: ({ payload }, api) => {
      const battle = selectBattle(api.getState());
      if (battle === null || battle.scenario !== null || !selectIsPlayedHere(api.getState())) return;
      const { houseRules = [] } = battle.book;
      // While a file of theirs is broken the battle goes on by the rules that it has.
      if (knownHouseRules(payload.catalog, houseRules).length < houseRules.length) return;
      const book = bookOf(payload.catalog, houseRules);
      if (hashOfBook(book) !== battle.record.rules) api.dispatch(bookReplaced(book));
    },
  });
}
