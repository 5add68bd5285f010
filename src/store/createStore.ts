import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Thinker } from '../ai/thinker';
import { battleTable } from './battleTable';
import type { CatalogState } from './catalogSlice';
import { followCatalog } from './listeners/followCatalog';
import { giveChosenOrder } from './listeners/giveChosenOrder';
import { giveHint } from './listeners/giveHint';
import { keepSettings } from './listeners/keepSettings';
import { keepShelf } from './listeners/keepShelf';
import { playOpponent } from './listeners/playOpponent';
import { keepMatch } from './match/keepMatch';
import { shareMatch } from './match/shareMatch';
import { saveFailed, saveSucceeded } from './noticesSlice';
import type { BattleSaves } from './readBattleSaves';
import { type RootState, rootReducer } from './rootState';
import type { Settings } from './settingsSlice';
import type { Tabs } from './tabs/tabs';

/** What the store needs from outside; tests bring their own. */
export interface StoreParts {
  readonly catalog: CatalogState;
  readonly settings: Settings;
  readonly thinker: Thinker;
  readonly saves: BattleSaves;
  readonly tabs: Tabs;
  readonly keepSettings: (settings: Settings) => void;
}

export function createStore(parts: StoreParts) {
  const listeners = createListenerMiddleware<RootState>();
  const { saves, tabs } = parts;
  keepMatch(listeners, battleTable, saves);
  shareMatch(listeners, battleTable, saves, tabs);
  keepShelf(listeners, saves);
  playOpponent(listeners, parts.thinker, saves);
  giveChosenOrder(listeners);
  giveHint(listeners, parts.thinker);
  followCatalog(listeners);
  keepSettings(listeners, parts.keepSettings);
  const store = configureStore({
    reducer: rootReducer(parts.catalog),
    preloadedState: { settings: parts.settings },
    // The state is large, plain and frozen: walking through it after every action would only cost time.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  saves.onWrite((outcome) => {
    if (outcome.ok) store.dispatch(saveSucceeded());
    // Overtaken by another tab, this one follows, and nothing is lost.
    else if (outcome.why !== 'overtaken') store.dispatch(saveFailed({ kind: outcome.why, detail: outcome.detail }));
  });
  saves.onGone((detail) => store.dispatch(saveFailed({ kind: 'storage-gone', detail })));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
