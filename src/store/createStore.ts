import { configureStore, createListenerMiddleware, type Reducer } from '@reduxjs/toolkit';
import type { Adviser } from '../ai/worker/adviser';
import type { AiClient } from '../ai/worker/aiClient';
import { battleArchive } from './archive/battleArchive';
import { keepInArchive } from './archive/keepInArchive';
import type { WatchedArchive } from './archive/lazyArchive';
import { battleShelf } from './battle/battleShelf';
import { battleTable } from './battle/battleTable';
import type { BattleSaves } from './battle/readBattleSaves';
import type { CatalogState } from './catalog/catalogSlice';
import { findDeeds } from './listeners/findDeeds';
import { followCatalog } from './listeners/followCatalog';
import { giveChosenOrder } from './listeners/giveChosenOrder';
import { giveHint } from './listeners/giveHint';
import { keepCampaign } from './listeners/keepCampaign';
import { keepChance } from './listeners/keepChance';
import { keepSettings } from './listeners/keepSettings';
import { playOpponent } from './listeners/playOpponent';
import { keepMatch } from './match/keepMatch';
import { keepShelf } from './match/keepShelf';
import type { MatchListeners } from './match/matchTable';
import { shareMatch } from './match/shareMatch';
import { type RootState, rootReducer } from './rootState';
import { saveFailed, saveSucceeded } from './saves/noticesSlice';
import type { Settings } from './settings/settings';
import type { Tabs } from './tabs/tabs';

/** What the store needs from outside; tests bring their own. */
export interface StoreParts {
  readonly catalog: CatalogState;
  readonly settings: Settings;
  readonly aiClient: AiClient;
  readonly adviser: Adviser;
  readonly saves: BattleSaves;
  readonly tabs: Tabs;
  readonly keepSettings: (settings: Settings) => void;
  /** Where finished battles are kept; without one they aren't. */
  readonly archive?: WatchedArchive;
}

export function createStore(parts: StoreParts) {
  const listeners = createListenerMiddleware<RootState>();
  const { saves, tabs, archive = null } = parts;
  keepMatch(listeners, battleTable, saves);
  shareMatch(listeners, battleTable, saves, tabs);
  keepShelf(listeners, battleShelf, saves);
  if (archive !== null) keepInArchive(listeners, battleArchive, archive);
  playOpponent(listeners, parts.aiClient, saves);
  giveChosenOrder(listeners);
  giveHint(listeners, parts.adviser);
  keepChance(listeners, parts.adviser);
  findDeeds(listeners, parts.adviser);
  followCatalog(listeners);
  keepSettings(listeners, parts.keepSettings);
  keepCampaign(listeners);
  const reducer = rootReducer(parts.catalog);
  const store = configureStore({
    reducer,
    preloadedState: { settings: parts.settings },
    // The state is large, plain and frozen: the development checks would walk through all of it after every action.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  saves.onWrite((outcome) => {
    if (outcome.ok) store.dispatch(saveSucceeded());
    // Overtaken by another tab, this one follows, and nothing is lost.
    else if (outcome.why !== 'overtaken') store.dispatch(saveFailed({ kind: outcome.why, detail: outcome.detail }));
  });
  saves.onGone((detail) => store.dispatch(saveFailed({ kind: 'storage-gone', detail })));
  /** Adds the slices and listeners of another game, with the first visit to it. */
  const addGame = <State extends RootState>(
    slices: Readonly<Record<string, Reducer>>,
    listen: (listeners: MatchListeners<State>) => void,
  ): void => {
    for (const [reducerPath, added] of Object.entries(slices)) reducer.inject({ reducerPath, reducer: added });
    listen(listeners as unknown as MatchListeners<State>);
  };
  return Object.assign(store, { addGame, archive });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
