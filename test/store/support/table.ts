import type { Adviser } from '../../../src/ai/worker/adviser';
import type { AiClient } from '../../../src/ai/worker/aiClient';
import { answerRequest } from '../../../src/ai/worker/aiRequest';
import type { Book } from '../../../src/battle/model/book';
import type { Order } from '../../../src/battle/model/orders';
import type { Start } from '../../../src/battle/resolve/begin';
import { type BattleTypes, battleRules } from '../../../src/store/battle/battleRules';
import { whatIsTooMuchInSave, whatIsWrongWithSave } from '../../../src/store/battle/battleSaveSchema';
import { type Battle, battleBegun, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { battleTable } from '../../../src/store/battle/battleTable';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { type BattleSaves, readBattleSaves } from '../../../src/store/battle/readBattleSaves';
import { type AppStore, createStore, type StoreParts } from '../../../src/store/createStore';
import { resumeMatch } from '../../../src/store/match/resume';
import { Overtaken, StorageGone } from '../../../src/store/saves/database';
import { openSaveFile, type SaveReader } from '../../../src/store/saves/openSave';
import { type Save, type SaveFile, toSaveFile } from '../../../src/store/saves/save';
import type { SaveStorage } from '../../../src/store/saves/saveStorage';
import { createSaves } from '../../../src/store/saves/saves';
import { type Seat, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settingsSlice';
import { loneTab } from '../../../src/store/tabs/tabs';
import { shippedBook, shippedCatalog, starterDeck } from '../../support/book';

/** A storage that forgets nothing and can be told to fail. */
export interface MemoryStorage extends SaveStorage {
  readonly slots: Record<string, unknown>;
  readonly books: Record<string, unknown>;
  /** What was written last, or was there from the beginning. */
  readonly file: unknown;
  readonly aside: unknown[];
  readonly writes: unknown[];
  failing: boolean;
  /** Deletes everything under the page's feet. */
  lose(why: string): void;
}

export function memoryStorage(file?: unknown): MemoryStorage {
  const listeners: ((why: string) => void)[] = [];
  const epochs: Record<string, number> = {};
  let gone: string | null = null;
  const storage: MemoryStorage = {
    slots: { battle: file },
    books: {},
    get file() {
      return storage.writes.at(-1) ?? file;
    },
    aside: [],
    writes: [],
    failing: false,
    read: (slots) => attempt(() => ({ files: slots.map((slot) => storage.slots[slot]), books: { ...storage.books } })),
    epochOf: (game) => attempt(() => epochs[game] ?? 0),
    take: (game) =>
      attempt(() => {
        const epoch = (epochs[game] ?? 0) + 1;
        epochs[game] = epoch;
        return epoch;
      }),
    write: (pen, { slot, file: written, book, aside, replaced }) =>
      attempt(() => {
        if (pen.epoch < (epochs[pen.game] ?? 0)) throw new Overtaken('another tab has taken over');
        if (aside !== null) storage.aside.push(aside);
        for (const named of [book, replaced?.book ?? null]) {
          if (named !== null) storage.books[named.hash] = JSON.parse(JSON.stringify(named.book));
        }
        if (replaced !== null) storage.slots[replaced.slot] = JSON.parse(JSON.stringify(replaced.file));
        storage.slots[slot] = JSON.parse(JSON.stringify(written));
        storage.writes.push(storage.slots[slot]);
      }),
    move: (pen, moves) =>
      attempt(() => {
        if (pen.epoch < (epochs[pen.game] ?? 0)) throw new Overtaken('another tab has taken over');
        for (const { from, to } of moves) {
          if (storage.slots[from] === undefined) continue;
          if (to !== null) storage.slots[to] = storage.slots[from];
          storage.slots[from] = undefined;
        }
      }),
    onGone: (listener) => listeners.push(listener),
    reopen: () => {
      gone = null;
    },
    lose: (why) => {
      gone = why;
      for (const game of Object.keys(epochs)) delete epochs[game];
      for (const slot of Object.keys(storage.slots)) delete storage.slots[slot];
      for (const hash of Object.keys(storage.books)) delete storage.books[hash];
      for (const listener of listeners) listener(why);
    },
  };
  const attempt = async <Value>(act: () => Value): Promise<Value> => {
    if (gone !== null) throw new StorageGone(gone);
    if (storage.failing) throw new Error('the disk is full');
    return act();
  };
  return storage;
}

/** The kept battle in a storage. */
export function battleSaves(storage: SaveStorage): BattleSaves {
  return createSaves(storage, battleRules.id, readBattleSaves);
}

const READER: SaveReader<BattleTypes, Seat> = {
  rules: battleRules,
  whatIsTooMuch: whatIsTooMuchInSave,
  whatIsWrong: whatIsWrongWithSave,
};

/** What the page makes of a file; `books` lie in the storage beside it. */
export function openBattleFile(file: unknown, books: Readonly<Record<string, unknown>> = {}) {
  return openSaveFile(READER, file, books);
}

export function battleFile(save: Save<BattleTypes, Seat>): SaveFile {
  return toSaveFile(battleRules.id, save);
}

/** Thinks at once, in this thread. */
export const promptThinker: AiClient = { requestPlan: async (request) => answerRequest(request) };

/** Never finds anything; who tests advice brings another. */
export const silentAdviser: Adviser = { ask: () => new Promise(() => undefined) };

type TableParts = Partial<StoreParts> & { readonly storage?: SaveStorage };

export function openStore({ storage = memoryStorage(), ...parts }: TableParts = {}): AppStore {
  return createStore({
    catalog: { catalog: shippedCatalog(), problems: [] },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', watchSpeed: 'instant' },
    aiClient: promptThinker,
    adviser: silentAdviser,
    saves: battleSaves(storage),
    tabs: loneTab(),
    keepSettings: () => undefined,
    ...parts,
  });
}

/** A later visit that finds what the storage holds. */
export async function laterVisit(storage: SaveStorage): Promise<AppStore> {
  const saves = battleSaves(storage);
  const store = openStore({ saves });
  await resumeMatch(battleTable, store, saves);
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
    store.dispatch(giveOrder(KEEP));
    store.dispatch(playbackSkipped());
  }
}

export function battleOf(store: AppStore): Battle {
  const { match: battle } = store.getState().battle;
  if (battle === null) throw new Error('there is no battle');
  return battle;
}

/** What the person is told about the last order. */
export function refusalOf(store: AppStore) {
  return store.getState().battle.refusal;
}

export const END: Order = { type: 'endTurn' };
export const KEEP: Order = { type: 'mulligan', cards: [] };

/** Shows every event the moment it happens, as the page does at instant speed. */
export function showAtOnce(store: AppStore): () => void {
  return store.subscribe(() => {
    if ((store.getState().battle.match?.unplayed.length ?? 0) > 0) store.dispatch(playbackSkipped());
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
