import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Thinker } from '../ai/thinker';
import type { CatalogState } from './catalogSlice';
import { followCatalog } from './listeners/followCatalog';
import { giveHint } from './listeners/giveHint';
import { keepSettings } from './listeners/keepSettings';
import { playOpponent } from './listeners/playOpponent';
import { saveBattle } from './listeners/saveBattle';
import { shareBattle } from './listeners/shareBattle';
import { saveFailed, saveSucceeded } from './noticesSlice';
import { type RootState, rootReducer } from './rootState';
import type { Saves } from './saves';
import type { Settings } from './settingsSlice';
import type { Tabs } from './tabs';

/** What the store needs from outside; tests bring their own. */
export interface StoreParts {
  readonly catalog: CatalogState;
  readonly settings: Settings;
  readonly thinker: Thinker;
  readonly saves: Saves;
  readonly tabs: Tabs;
  readonly keepSettings: (settings: Settings) => void;
}

export function createStore(parts: StoreParts) {
  const listeners = createListenerMiddleware<RootState>();
  const { saves, tabs } = parts;
  saveBattle(listeners, saves);
  shareBattle(listeners, saves, tabs);
  playOpponent(listeners, parts.thinker, saves);
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
    store.dispatch(outcome.ok ? saveSucceeded() : saveFailed({ kind: 'write-failed', detail: outcome.detail }));
    if (outcome.ok) tabs.tellWritten();
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
