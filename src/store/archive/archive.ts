import type { IDBPDatabase } from 'idb';
import type { Variations } from '../../match/variations';
import { type ArchiveStores, openArchive } from './archiveDatabase';
import { clearAll, putAll, readAll, removeAll } from './archiveTransactions';
import { type FoundBattle, type KeptBattle, OUTCOMES, type Outcome } from './keptBattle';

/** What a page keeps of finished battles. Every method may reject: storage can be full, forbidden, or of a newer version. */
export interface Archive {
  /** Whole or not at all, with its book. A battle that is there already stays as it is, with its note. */
  keep(battle: KeptBattle, book: unknown): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly KeptBattle[]>;
  /** How many battles ended so, without reading them. */
  countOutcomes(): Promise<Readonly<Record<Outcome, number>>>;
  find(id: string): Promise<FoundBattle | null>;
  /** Every battle with all that belongs to it, the newest first. */
  all(): Promise<readonly FoundBattle[]>;
  note(id: string, change: Partial<Pick<KeptBattle, 'note' | 'isFavourite'>>): Promise<void>;
  /** What was tried at the analysis board of a battle. Rejects when the battle isn't kept any more. */
  keepVariations(id: string, variations: Variations<unknown>): Promise<void>;
  /** The oldest battles that have neither mark, note nor variations: what may go when there is no room. */
  oldestUnmarked(most: number): Promise<readonly string[]>;
  /** What was taken away is given back, so that it can be put back. */
  remove(ids: readonly string[]): Promise<readonly FoundBattle[]>;
  putBack(battles: readonly FoundBattle[]): Promise<void>;
  /** These in place of all that is there: whole or not at all. */
  replaceAll(battles: readonly FoundBattle[]): Promise<void>;
}

/** The archive was written by a later version of the game: it is left alone. */
export class NewerArchive extends Error {}

/** The browser's own. It is opened with the first question, and anew after the browser has closed it. */
export function browserArchive(): Archive {
  let opening: Promise<IDBPDatabase<ArchiveStores>> | null = null;
  const forget = (): void => {
    opening = null;
  };
  const database = async (): Promise<IDBPDatabase<ArchiveStores>> => {
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
    keep: async (battle, book) => putAll(await database(), [{ battle, book, variations: [] }]),
    list: async () => (await (await database()).getAllFromIndex('battles', 'at')).reverse(),
    countOutcomes: async () => countBy(await database()),
    find: async (id) => {
      const opened = await database();
      const battle = await opened.get('battles', id);
      if (battle === undefined) return null;
      const [book, variations = []] = await Promise.all([opened.get('books', battle.book), opened.get('analyses', id)]);
      return { battle, book, variations };
    },
    all: async () => readAll(await database()),
    note: async (id, change) => {
      const writing = (await database()).transaction('battles', 'readwrite');
      const battle = await writing.store.get(id);
      if (battle !== undefined) await writing.store.put({ ...battle, ...change });
      await writing.done;
    },
    keepVariations: async (id, variations) => {
      const writing = (await database()).transaction(['battles', 'analyses'], 'readwrite');
      if ((await writing.objectStore('battles').getKey(id)) === undefined)
        throw new Error('the battle is not kept here');
      const analyses = writing.objectStore('analyses');
      await Promise.all([variations.length === 0 ? analyses.delete(id) : analyses.put(variations, id), writing.done]);
    },
    oldestUnmarked: async (most) => {
      const reading = (await database()).transaction(['battles', 'analyses']);
      const analysed = new Set(await reading.objectStore('analyses').getAllKeys());
      const oldest: string[] = [];
      for await (const { value } of reading.objectStore('battles').index('at')) {
        if (oldest.length === most) break;
        if (!value.isFavourite && value.note === '' && !analysed.has(value.id)) oldest.push(value.id);
      }
      return oldest;
    },
    remove: async (ids) => removeAll(await database(), ids),
    putBack: async (battles) => putAll(await database(), battles),
    replaceAll: async (battles) => putAll(await database(), battles, clearAll),
  };
}

async function countBy(database: IDBPDatabase<ArchiveStores>): Promise<Readonly<Record<Outcome, number>>> {
  const index = database.transaction('battles').store.index('outcome');
  const counts = await Promise.all(OUTCOMES.map((outcome) => index.count(outcome)));
  return Object.fromEntries(OUTCOMES.map((outcome, place) => [outcome, counts[place] ?? 0])) as Record<Outcome, number>;
}
