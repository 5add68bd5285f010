const DATABASE = 'ninekeep';
const TABLE = 'saves';
/** A database that another version of the game has raised beyond this is not opened, and not written to. */
const VERSION = 1;

/** Another tab has taken the pen: whatever is written under an earlier epoch is refused. */
export class Overtaken extends Error {}

/** The database was deleted, raised to another version, or closed by the browser. */
export class StorageGone extends Error {}

/** The browser's database. Every transaction may reject or hang: storage can be full, forbidden or broken. */
export interface Database {
  /** One transaction, over when it is on the disk, not when the browser has promised to bring it there. */
  run<Value>(mode: IDBTransactionMode, act: (saves: IDBObjectStore) => Value | Promise<Value>): Promise<Value>;
  /** Who is told, once, when it is gone. */
  onGone(listener: (why: string) => void): void;
  /** What is gone stays so until somebody asks for another attempt: a database made anew knows nothing of this tab's epoch. */
  reopen(): void;
}

export function openDatabase(): Database {
  const listeners: ((why: string) => void)[] = [];
  let connection: Promise<IDBDatabase> | null = null;
  let gone: StorageGone | null = null;
  let losses = 0;

  function lose(database: IDBDatabase, why: string): StorageGone {
    // Kept open, it would block whoever deletes or upgrades it.
    database.close();
    if (gone === null) {
      gone = new StorageGone(why);
      losses++;
      for (const listener of listeners) listener(why);
    }
    return gone;
  }

  async function connect(): Promise<IDBDatabase> {
    const database = await opened();
    database.onversionchange = ({ newVersion }) =>
      lose(database, newVersion === null ? 'it was deleted' : 'another version of the game has taken it');
    database.onclose = () => lose(database, 'the browser has closed it');
    return database;
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    if (gone !== null) throw gone;
    connection ??= connect();
    const database = await connection.catch((error: unknown) => {
      connection = null;
      throw error;
    });
    try {
      return database.transaction(TABLE, mode, { durability: 'strict' });
    } catch (error) {
      // Its event may still be on the way.
      throw error instanceof DOMException ? lose(database, 'the browser has closed it') : error;
    }
  }

  return {
    run: async (mode, act) => {
      const transaction = await begin(mode);
      const before = losses;
      const ended = endOf(transaction);
      const acted = (async () => act(transaction.objectStore(TABLE)))();
      // All or nothing, also when the browser refuses one of several requests.
      acted.catch(() => abort(transaction));
      await Promise.all([ended, acted]);
      // A transaction may still end in a database that is deleted behind it: what it wrote goes too.
      if (losses > before) throw gone ?? new StorageGone('it was opened anew meanwhile');
      return acted;
    },
    onGone: (listener) => listeners.push(listener),
    reopen: () => {
      if (gone !== null) connection = null;
      gone = null;
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const { error } = transaction;
      // Only a fence is added and not put.
      if (error?.name === 'ConstraintError') reject(new Overtaken('another tab has taken over'));
      else reject(error ?? new Error('the browser gave it up'));
    };
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
