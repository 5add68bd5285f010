import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Variations } from '../../match/variations';
import type { KeptBattle } from './keptBattle';

export interface ArchiveStores extends DBSchema {
  battles: {
    key: string;
    value: KeptBattle;
    indexes: { at: number; outcome: string; mode: string; book: string };
  };
  books: { key: string; value: unknown };
  /** What was tried at the analysis board, by the battle's id: a list of battles doesn't carry it along. */
  analyses: { key: string; value: Variations<unknown> };
}

const DATABASE = 'ninekeep-battles';

type Upgrade = (database: IDBPDatabase<ArchiveStores>) => void;

/** One row a version, run from the one that is there on. A row that was shipped never changes. */
const UPGRADES: readonly Upgrade[] = [
  (database) => {
    const battles = database.createObjectStore('battles', { keyPath: 'id' });
    for (const index of ['at', 'outcome', 'mode', 'book'] as const) battles.createIndex(index, index);
    database.createObjectStore('books');
  },
  (database) => void database.createObjectStore('analyses'),
];

/** Rejects with a `VersionError` where a later version of the game was: what it keeps isn't touched. */
export function openArchive(forget: () => void): Promise<IDBPDatabase<ArchiveStores>> {
  return openDB<ArchiveStores>(DATABASE, UPGRADES.length, {
    upgrade: (database, from) => {
      for (const upgrade of UPGRADES.slice(from)) upgrade(database);
    },
    // Kept open, it would block whoever deletes or upgrades it.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
