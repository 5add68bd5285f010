import type { Thinker } from '../../../src/ai/thinker';
import { answer } from '../../../src/ai/thought';
import type { Start } from '../../../src/battle/begin';
import type { Book } from '../../../src/battle/book';
import type { Order } from '../../../src/battle/orders';
import { type Battle, battleBegun, orderGiven, playbackSkipped } from '../../../src/store/battleSlice';
import { type AppStore, createStore, type StoreParts } from '../../../src/store/createStore';
import { resumeBattle } from '../../../src/store/resume';
import type { SaveStorage, Slot } from '../../../src/store/saveStorage';
import { createSaves } from '../../../src/store/saves';
import { seatsTaken } from '../../../src/store/seatsSlice';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsSlice';
import { loneTab } from '../../../src/store/tabs';
import { shippedBook, shippedCatalog, starterDeck } from '../../support/book';

/** A storage that forgets nothing and can be told to fail. */
export interface MemoryStorage extends SaveStorage {
  readonly slots: Record<Slot, unknown>;
  /** What was written last, or was there from the beginning. */
  readonly file: unknown;
  readonly aside: unknown[];
  readonly writes: unknown[];
  failing: boolean;
}

export function memoryStorage(file?: unknown): MemoryStorage {
  const storage: MemoryStorage = {
    slots: { battle: file, 'battle-2': undefined },
    get file() {
      return storage.writes.at(-1) ?? file;
    },
    aside: [],
    writes: [],
    failing: false,
    read: () => attempt(() => ({ ...storage.slots })),
    write: (slot, written) =>
      attempt(() => {
        storage.slots[slot] = JSON.parse(JSON.stringify(written));
        storage.writes.push(storage.slots[slot]);
      }),
    setAside: (slot) =>
      attempt(() => {
        storage.aside.push(storage.slots[slot]);
        storage.slots[slot] = undefined;
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

type TableParts = Partial<StoreParts> & { readonly storage?: SaveStorage };

export function openStore({ storage = memoryStorage(), ...parts }: TableParts = {}): AppStore {
  return createStore({
    catalog: { catalog: shippedCatalog(), problems: [] },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    thinker: promptThinker,
    saves: createSaves(storage),
    tabs: loneTab(),
    keepSettings: () => undefined,
    ...parts,
  });
}

/** A later visit that finds what the storage holds. */
export async function laterVisit(storage: SaveStorage): Promise<AppStore> {
  const saves = createSaves(storage);
  const store = openStore({ saves });
  await resumeBattle(store, saves);
  return store;
}

export const MATCH: Start = {
  type: 'match',
  seed: 42,
  decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
  battlefield: 'redoubt',
};

/** A store with a battle between two people, so that nobody plays by himself. */
export function begunTable(parts: TableParts = {}, start: Start = MATCH, book: Book = shippedBook()): AppStore {
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
