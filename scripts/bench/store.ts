import type { AiClient } from '../../src/ai/worker/aiClient';
import type { Order } from '../../src/battle/model/orders';
import type { Catalog } from '../../src/content/catalog';
import { openDraw } from '../../src/measure/contestants/xorshift';
import { battleRules } from '../../src/store/battle/battleRules';
import { playbackSkipped } from '../../src/store/battle/battleSlice';
import { giveOrder } from '../../src/store/battle/giveOrder';
import { loadRules } from '../../src/store/battle/lazyRules';
import { readBattleSaves } from '../../src/store/battle/readBattleSaves';
import { type AppStore, createStore } from '../../src/store/createStore';
import type { SaveStorage } from '../../src/store/saves/saveStorage';
import { createSaves } from '../../src/store/saves/saves';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settingsSlice';
import { beginBattle } from '../../src/store/start/beginBattle';
import { loneTab } from '../../src/store/tabs/tabs';
import type { Table } from './engine';

await loadRules();

const NOBODY_THINKS: AiClient = { requestPlan: () => Promise.reject(new Error('two people play')) };

/** Takes what is saved and forgets it: the browser's own storage is no part of a dispatch. */
const FORGETFUL: SaveStorage = {
  read: () => Promise.resolve({ files: [], books: {} }),
  epochOf: () => Promise.resolve(0),
  take: () => Promise.resolve(1),
  write: () => Promise.resolve(),
  move: () => Promise.resolve(),
  onGone: () => undefined,
  reopen: () => undefined,
};

function openStore(catalog: Catalog): AppStore {
  return createStore({
    catalog: { catalog, problems: [] },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    aiClient: NOBODY_THINKS,
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
}

/**
 * A random battle between two people through the real store and its listeners; what is told is how long the dispatches
 * of its orders took, and how many there were. What was saved is let go between two orders, as in the page.
 */
export function dispatches({ catalog, engine }: Table): () => Promise<{ milliseconds: number; orders: number }> {
  const draw = openDraw(7);
  let seed = 0;
  return async () => {
    seed += 1;
    const store = openStore(catalog);
    const seats = { left: 'human', right: 'human' } as const;
    beginBattle(store.dispatch, catalog, { seed, seats, decks: { left: null, right: null }, battlefield: null });
    let milliseconds = 0;
    let orders = 0;
    for (;;) {
      const truth = store.getState().battle.match?.truth;
      if (truth === undefined || truth.winner !== null) return { milliseconds, orders };
      const offered = engine.legalOrders(truth, truth.turn);
      const action = giveOrder(offered[draw(offered.length)] as Order);
      const began = performance.now();
      store.dispatch(action);
      milliseconds += performance.now() - began;
      orders += 1;
      store.dispatch(playbackSkipped());
      await Promise.resolve();
    }
  };
}
