import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Thinker } from '../ai/thinker';
import type { CatalogState } from './catalogSlice';
import { followCatalog } from './listeners/followCatalog';
import { keepSettings } from './listeners/keepSettings';
import { playOpponent } from './listeners/playOpponent';
import { saveBattle } from './listeners/saveBattle';
import { type RootState, rootReducer } from './rootState';
import type { SaveStorage } from './saveStorage';
import type { Settings } from './settingsSlice';

/** What the store needs from outside; tests bring their own. */
export interface StoreParts {
  readonly catalog: CatalogState;
  readonly settings: Settings;
  readonly thinker: Thinker;
  readonly storage: SaveStorage;
  readonly keepSettings: (settings: Settings) => void;
}

export function createStore(parts: StoreParts) {
  const listeners = createListenerMiddleware<RootState>();
  saveBattle(listeners, parts.storage);
  playOpponent(listeners, parts.thinker);
  followCatalog(listeners);
  keepSettings(listeners, parts.keepSettings);
  return configureStore({
    reducer: rootReducer(parts.catalog),
    preloadedState: { settings: parts.settings },
    // The state is large, plain and frozen: walking through it after every action would only cost time.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
