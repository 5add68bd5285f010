import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptBattle, OUTCOMES, type Outcome } from './keptBattle';

/** What a page keeps of finished battles. Every method may reject: storage can be full, forbidden, or of a newer version. */
export interface Archive {
  /** Whole or not at all, with its book. A battle that is there already stays as it is, with its note. */
  keep(battle: KeptBattle, book: unknown): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly KeptBattle[]>;
  /** How many battles ended so, without reading them. */
  countOutcomes(): Promise<Readonly<Record<Outcome, number>>>;
  find(id: string): Promise<FoundBattle | null>;
  note(id: string, change: Partial<Pick<KeptBattle, 'note' | 'isFavourite'>>): Promise<void>;
  /** What was taken away is given back, so that it can be put back. */
  remove(ids: readonly string[]): Promise<readonly FoundBattle[]>;
  putBack(battles: readonly FoundBattle[]): Promise<void>;
}

export interface FoundBattle {
  readonly battle: KeptBattle;
  /** Undefined when it is lost: then the battle can be listed and not replayed. */
  readonly book: unknown;
}

interface Stores extends DBSchema {
  battles: {
    key: string;
    value: KeptBattle;
    indexes: { at: number; outcome: string; mode: string; book: string };
  };
  books: { key: string; value: unknown };
}

const DATABASE = 'ninekeep-battles';
const VERSION = 1;

/** The archive was written by a later version of the game: it is left alone. */
export class NewerArchive extends Error {}

/** The browser's own. It is opened with the first question, and anew after the browser has closed it. */
export function browserArchive(): Archive {
  let opening: Promise<IDBPDatabase<Stores>> | null = null;
  const forget = (): void => {
    opening = null;
  };
  const database = async (): Promise<IDBPDatabase<Stores>> => {
    opening ??= openArchive(forget);
    try {
      return await opening;
    } catch (error) {
      forget();
      throw error instanceof DOMException && error.name === 'VersionError'
        ? new NewerArchive('a later version of the game has kept battles here')
        : error;
    }
  };
  return {
    keep: async (battle, book) => putAll(await database(), [{ battle, book }]),
    list: async () => (await (await database()).getAllFromIndex('battles', 'at')).reverse(),
    countOutcomes: async () => countBy(await database()),
    find: async (id) => {
      const opened = await database();
      const battle = await opened.get('battles', id);
      return battle === undefined ? null : { battle, book: await opened.get('books', battle.book) };
    },
    note: async (id, change) => {
      const writing = (await database()).transaction('battles', 'readwrite');
      const battle = await writing.store.get(id);
      if (battle !== undefined) await writing.store.put({ ...battle, ...change });
      await writing.done;
    },
    remove: async (ids) => removeAll(await database(), ids),
    putBack: async (battles) => putAll(await database(), battles),
  };
}

function openArchive(forget: () => void): Promise<IDBPDatabase<Stores>> {
  return openDB<Stores>(DATABASE, VERSION, {
    upgrade: (database) => {
      const battles = database.createObjectStore('battles', { keyPath: 'id' });
      for (const index of ['at', 'outcome', 'mode', 'book'] as const) battles.createIndex(index, index);
      database.createObjectStore('books');
    },
    // Kept open, it would block whoever deletes or upgrades it.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

async function countBy(database: IDBPDatabase<Stores>): Promise<Readonly<Record<Outcome, number>>> {
  const index = database.transaction('battles').store.index('outcome');
  const counts = await Promise.all(OUTCOMES.map((outcome) => index.count(outcome)));
  return Object.fromEntries(OUTCOMES.map((outcome, place) => [outcome, counts[place] ?? 0])) as Record<Outcome, number>;
}

async function putAll(database: IDBPDatabase<Stores>, battles: readonly FoundBattle[]): Promise<void> {
  const writing = database.transaction(['battles', 'books'], 'readwrite', { durability: 'strict' });
  const [kept, books] = [writing.objectStore('battles'), writing.objectStore('books')];
  for (const { battle, book } of battles) {
    if ((await kept.getKey(battle.id)) === undefined) await kept.put(battle);
    if (book !== undefined && (await books.getKey(battle.book)) === undefined) await books.put(book, battle.book);
  }
  await writing.done;
}

async function removeAll(database: IDBPDatabase<Stores>, ids: readonly string[]): Promise<readonly FoundBattle[]> {
  const writing = database.transaction(['battles', 'books'], 'readwrite');
  const [kept, books] = [writing.objectStore('battles'), writing.objectStore('books')];
  const removed: FoundBattle[] = [];
  for (const id of ids) {
    const battle = await kept.get(id);
    if (battle === undefined) continue;
    removed.push({ battle, book: await books.get(battle.book) });
    await kept.delete(id);
  }
  // A book goes with the last battle that names it.
  for (const { battle } of removed) {
    if ((await kept.index('book').getKey(battle.book)) === undefined) await books.delete(battle.book);
  }
  await writing.done;
  return removed;
}
