import { getMany, promisifyRequest, type UseStore } from 'idb-keyval';

/** Two copies of the running battle: a write that is cut off spoils one of them. The first held the only one once. */
export const SLOTS = ['battle', 'battle-2'] as const;
export type Slot = (typeof SLOTS)[number];

/** Where the running battle is kept. Every method may reject or hang: storage can be full, forbidden or broken. */
export interface SaveStorage {
  /** What lies in each slot, seen at one moment. */
  read(): Promise<Readonly<Record<Slot, unknown>>>;
  write(slot: Slot, file: unknown): Promise<void>;
  /** Moves what couldn't be opened to another name, so that nothing is lost. */
  setAside(slot: Slot): Promise<void>;
}

const DATABASE = 'ninekeep';
const TABLE = 'saves';

export function browserStorage(): SaveStorage {
  const table = durableTable();
  return {
    read: async () => {
      const [first, second] = await getMany<unknown>([...SLOTS], table);
      return { battle: first, 'battle-2': second };
    },
    write: (slot, file) =>
      table('readwrite', (saves) => {
        saves.put(file, slot);
        // Said at once: a page that is left before it hears of its write has no time to say so.
        saves.transaction.commit();
        return promisifyRequest(saves.transaction);
      }),
    setAside: (slot) =>
      table('readwrite', (saves) => {
        const found: IDBRequest<unknown> = saves.get(slot);
        found.onsuccess = () => {
          saves.put(found.result, `${slot}-set-aside-${new Date().toISOString()}`);
          saves.delete(slot);
        };
        return promisifyRequest(saves.transaction);
      }),
  };
}

/** A write counts as done when it is on the disk, not when the browser has promised to bring it there. */
function durableTable(): UseStore {
  let connection: Promise<IDBDatabase> | null = null;
  const connect = async (): Promise<IDBDatabase> => {
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
    return promisifyRequest(opening);
  };
  return async (mode, act) => {
    try {
      connection ??= connect();
      const database = await connection;
      return await act(database.transaction(TABLE, mode, { durability: 'strict' }).objectStore(TABLE));
    } catch (error) {
      // A connection that the browser has closed fails for ever; the next attempt opens another.
      void connection?.then((database) => database.close()).catch(() => undefined);
      connection = null;
      throw error;
    }
  };
}
