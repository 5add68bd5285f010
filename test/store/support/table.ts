import type { Thinker } from '../../../src/ai/thinker';
import { answer } from '../../../src/ai/thought';
import type { Start } from '../../../src/battle/begin';
import type { Book } from '../../../src/battle/book';
import type { Order } from '../../../src/battle/orders';
import { type Battle, battleBegun, orderGiven, playbackSkipped } from '../../../src/store/battleSlice';
import { type AppStore, createStore, type StoreParts } from '../../../src/store/createStore';
import type { SaveStorage } from '../../../src/store/saveStorage';
import { seatsTaken } from '../../../src/store/seatsSlice';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsSlice';
import { shippedBook, shippedCatalog, starterDeck } from '../../support/book';

/** A storage that forgets nothing and can be told to fail. */
export interface MemoryStorage extends SaveStorage {
  file: unknown;
  readonly aside: unknown[];
  readonly writes: unknown[];
  failing: boolean;
}

export function memoryStorage(file?: unknown): MemoryStorage {
  const storage: MemoryStorage = {
    file,
    aside: [],
    writes: [],
    failing: false,
    read: () => attempt(() => storage.file),
    write: (written) =>
      attempt(() => {
        storage.file = JSON.parse(JSON.stringify(written));
        storage.writes.push(storage.file);
      }),
    setAside: (broken) =>
      attempt(() => {
        storage.aside.push(broken);
      }),
    clear: () =>
      attempt(() => {
        storage.file = undefined;
      }),
  };
  const attempt = async <Value>(act: () => Value): Promise<Value> => {
    if (storage.failing) throw new Error('the disk is full');
    return act();
  };
  return storage;
}

/** Thinks at once, in this thread. */
export const promptThinker: Thinker = { think: async (question) => answer(question) };

export function openStore(parts: Partial<StoreParts> = {}): AppStore {
  return createStore({
    catalog: { catalog: shippedCatalog(), problems: [] },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    thinker: promptThinker,
    storage: memoryStorage(),
    keepSettings: () => undefined,
    ...parts,
  });
}

export const MATCH: Start = {
  type: 'match',
  seed: 42,
  decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
  battlefield: 'redoubt',
};

/** A store with a battle between two people, so that nobody plays by himself. */
export function begunTable(
  parts: Partial<StoreParts> = {},
  start: Start = MATCH,
  book: Book = shippedBook(),
): AppStore {
  const store = openStore(parts);
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'human' }, seed: 7 }));
  store.dispatch(battleBegun({ book, start }));
  return store;
}

/** The same after both sides kept their hands: the first turn, with nothing left to play back. */
export function openTable(...table: Parameters<typeof begunTable>): AppStore {
  const store = begunTable(...table);
  keepHands(store);
  return store;
}

function keepHands(store: AppStore): void {
  for (let hands = 0; hands < 2 && battleOf(store).truth.phase === 'mulligan'; hands++) {
    store.dispatch(orderGiven(KEEP));
    store.dispatch(playbackSkipped());
  }
}

export function battleOf(store: AppStore): Battle {
  const { battle } = store.getState().battle;
  if (battle === null) throw new Error('there is no battle');
  return battle;
}

export const END: Order = { type: 'endTurn' };
export const KEEP: Order = { type: 'mulligan', cards: [] };

/** Shows every event the moment it happens, as the page does at instant speed. */
export function showAtOnce(store: AppStore): () => void {
  return store.subscribe(() => {
    if ((store.getState().battle.battle?.unplayed.length ?? 0) > 0) store.dispatch(playbackSkipped());
  });
}

/** Lets promises and timers of no length come to pass. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Waits for something that must come true soon. */
export async function until(holds: () => boolean, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
