import type { Book } from '../../../../src/battle/model/book';
import type { BattleState } from '../../../../src/battle/model/state';
import type { Language } from '../../../../src/content/catalog';
import type { AppStore } from '../../../../src/store/createStore';
import { settingsChanged } from '../../../../src/store/settings/settingsSlice';
import { type CommandContext, selectCommandBattle } from '../../../../src/ui/command/context';
import { begunTable } from '../../../store/support/table';
import { shippedBook } from '../../../support/book';
import { speakerOf } from '../../../words/support/intl';

/** What the command line knows of a position. */
export function contextAt(state: BattleState, language: Language = 'en', book: Book = shippedBook()): CommandContext {
  return contextOf(begunTable({}, { type: 'position', state }, book), language);
}

function contextOf(store: AppStore, language: Language = 'en'): CommandContext {
  store.dispatch(settingsChanged({ language }));
  const battle = selectCommandBattle(store.getState());
  if (battle === null) throw new Error('there is no battle');
  return { ...battle, speak: speakerOf(language) };
}
