import { promisifyRequest } from 'idb-keyval';
import { type Database, openDatabase } from './database';
import { bookNamedBy } from './save';

/** What lies in the storage, seen at one moment. */
export interface Kept {
  /** Under each slot that was asked for. */
  readonly files: readonly unknown[];
  /** The books that these files name, by hash; one that is missing is left out. */
  readonly books: Readonly<Record<string, unknown>>;
}

export interface KeptBook {
  readonly hash: string;
  readonly book: unknown;
}

/** The right to write a game's saves, until somebody takes a higher epoch. */
export interface Pen {
  readonly game: string;
  readonly epoch: number;
}

export interface Writing {
  readonly slot: string;
  readonly file: unknown;
  /** The book that the file names, when it isn't there yet. */
  readonly book: KeptBook | null;
  /** What lies in the slot and couldn't be opened: kept under another name, so that nothing is lost. */
  readonly aside: unknown;
  /** A match that the file takes the place of: kept in the same transaction, so that at no moment one of the two is nowhere. */
  readonly replaced: ReplacedFile | null;
}

export interface ReplacedFile {
  readonly slot: string;
  readonly file: unknown;
  readonly book: KeptBook;
}

/** What lies in one slot goes to another, in place of what lies there, or away for good. An empty slot changes nothing. */
export interface Move {
  readonly from: string;
  readonly to: string | null;
}

/** Where matches are kept. Every method may reject or hang: storage can be full, forbidden or broken. */
export interface SaveStorage extends Pick<Database, 'onGone' | 'reopen'> {
  read(slots: readonly string[]): Promise<Kept>;
  /** The epoch that was taken last; 0 when none ever was. */
  epochOf(game: string): Promise<number>;
  /** Takes the next epoch: from then on nothing is written under an earlier one. */
  take(game: string): Promise<number>;
  /** All of it or nothing; nothing at all when a later epoch was taken: then it rejects as `Overtaken`. */
  write(pen: Pen, writing: Writing): Promise<void>;
  /** All of them or none, refused like a write. */
  move(pen: Pen, moves: readonly Move[]): Promise<void>;
}

export const BOOK_PREFIX = 'book ';
/** A tab that slept through so many epochs isn't waited for any more. */
const REMEMBERED_EPOCHS = 1000;

export function browserStorage(): SaveStorage {
  const { run, onGone, reopen } = openDatabase();
  return {
    onGone,
    reopen,
    read: (slots) => run('readonly', (saves) => readKept(saves, slots)),
    epochOf: (game) => run('readonly', (saves) => readEpoch(saves, game)),
    take: (game) =>
      run('readwrite', async (saves) => {
        const epoch = (await readEpoch(saves, game)) + 1;
        saves.add(Date.now(), [game, epoch]);
        saves.delete(IDBKeyRange.bound([game], [game, epoch - REMEMBERED_EPOCHS]));
        return epoch;
      }),
    write: async (pen, { slot, file, book, aside, replaced }) => {
      const books = [book, replaced?.book ?? null].filter((named) => named !== null);
      await run('readwrite', (saves) => {
        failIfOvertaken(saves, pen);
        if (aside !== null) saves.put(aside, asideName(slot));
        saves.put(file, slot);
        if (replaced !== null) saves.put(replaced.file, replaced.slot);
        for (const named of books) saves.put(named.book, BOOK_PREFIX + named.hash);
        // Said at once: a page that is left before it hears of its write has no time to say so.
        saves.transaction.commit();
      });
      // The save is kept already: a book too many is no failure.
      if (books.length > 0) void run('readwrite', (saves) => dropUnusedBooks(saves, pen)).catch(() => undefined);
    },
    move: (pen, moves) =>
      run('readwrite', async (saves) => {
        failIfOvertaken(saves, pen);
        for (const { from, to } of moves) {
          const found = await promisifyRequest<unknown>(saves.get(from));
          if (found === undefined) continue;
          if (to !== null) saves.put(found, to);
          saves.delete(from);
        }
      }),
  };
}

/** Where what couldn't be opened is kept, so that nothing is lost. */
export function asideName(slot: string): string {
  return `${slot}-set-aside-${new Date().toISOString()}`;
}

/**
 * Compares and writes in one transaction, and without waiting for an answer, because a page that is left gets none: the
 * next epoch can't be added where it lies already, and a request that fails lets the whole transaction fail.
 */
function failIfOvertaken(saves: IDBObjectStore, { game, epoch }: Pen): void {
  saves.add('free', [game, epoch + 1]);
  saves.delete([game, epoch + 1]);
}

async function readEpoch(saves: IDBObjectStore, game: string): Promise<number> {
  const taken = await promisifyRequest(saves.getAllKeys(IDBKeyRange.bound([game], [game, []])));
  const last = taken.at(-1);
  return Array.isArray(last) ? Number(last[1]) : 0;
}

/** One transaction: no other tab can write between the files and their books. */
async function readKept(saves: IDBObjectStore, slots: readonly string[]): Promise<Kept> {
  const files = await Promise.all(slots.map((slot) => promisifyRequest<unknown>(saves.get(slot))));
  const hashes = [...new Set(files.flatMap((file) => bookNamedBy(file) ?? []))];
  const found = await Promise.all(
    hashes.map(async (hash) => [hash, await promisifyRequest<unknown>(saves.get(BOOK_PREFIX + hash))] as const),
  );
  return { files, books: Object.fromEntries(found.filter(([, book]) => book !== undefined)) };
}

/** Every live edit makes another book; the old one goes when no save, nor one that was set aside, names it any more. */
async function dropUnusedBooks(saves: IDBObjectStore, pen: Pen): Promise<void> {
  failIfOvertaken(saves, pen);
  const keys = (await promisifyRequest(saves.getAllKeys())).filter((key) => typeof key === 'string');
  const names = keys.filter((key) => !key.startsWith(BOOK_PREFIX));
  const files = await Promise.all(names.map((name) => promisifyRequest<unknown>(saves.get(name))));
  const used = new Set(files.map((file) => BOOK_PREFIX + bookNamedBy(file)));
  for (const key of keys) if (key.startsWith(BOOK_PREFIX) && !used.has(key)) saves.delete(key);
}
