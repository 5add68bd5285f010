import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { localReferee, type Referee } from '../../src/match/referee';
import { createMatchSlice } from '../../src/store/match/createMatchSlice';
import { orderGiver } from '../../src/store/match/giveOrder';
import { keepMatch } from '../../src/store/match/keepMatch';
import type { MatchTable } from '../../src/store/match/matchTable';
import { shareMatch } from '../../src/store/match/shareMatch';
import type { SaveStorage } from '../../src/store/saves/saveStorage';
import { createSaves } from '../../src/store/saves/saves';
import { createTabSlice } from '../../src/store/tabs/createTabSlice';
import { loneTab, type Tabs } from '../../src/store/tabs/tabs';
import { type LanternTypes, lanternRules } from './lanterns';

type LanternReferee = Referee<
  LanternTypes['state'],
  LanternTypes['order'],
  LanternTypes['event'],
  LanternTypes['refusal']
>;
const slice = createMatchSlice(lanternRules);
const tabSlice = createTabSlice('lanternTab', slice.actions.begun, slice.actions.imported);
const reducer = { match: slice.reducer, tab: tabSlice.reducer };
type State = { match: ReturnType<typeof slice.reducer>; tab: ReturnType<typeof tabSlice.reducer> };

/** The toy's place in a store of its own: all that another game has to bring. */
export function openLanterns(storage: SaveStorage, tabs: Tabs = loneTab(), referee?: LanternReferee) {
  const game = lanternRules.id;
  const loadReader = async () => ({ rules: lanternRules, whatIsTooMuch: () => null, whatIsWrong: () => null });
  const saves = createSaves<LanternTypes, 'human'>(storage, game, loadReader);
  const selectMatch = (state: State) => state.match.match;
  const refereeOf = (book: LanternTypes['book']) => referee ?? localReferee(lanternRules.gameOf(book));
  const table: MatchTable<LanternTypes, 'human', State> = {
    game,
    actions: slice.actions,
    tabActions: tabSlice.actions,
    selectMatch,
    selectSave: ({ match: { match } }) =>
      match && { record: match.record, book: match.book, seats: { left: 'human', right: 'human' }, stream: [] },
    selectTab: ({ tab }) => tab,
    loadReader,
    giveOrder: orderGiver({ selectMatch, refereeOf, ...slice.actions }),
    playersResumed: () => ({ type: 'playersResumed' }),
    playersFollowed: () => ({ type: 'playersFollowed' }),
  };
  const listeners = createListenerMiddleware<State>();
  keepMatch(listeners, table, saves);
  shareMatch(listeners, table, saves, tabs);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  return { store, table, saves, tabs, actions: slice.actions };
}
