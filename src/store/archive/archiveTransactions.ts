import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { ArchiveStores } from './archiveDatabase';
import type { FoundBattle } from './keptBattle';

const ALL = ['battles', 'books', 'analyses'] as const;

type Writing = IDBPTransaction<ArchiveStores, typeof ALL, 'readwrite'>;

export async function readAll(database: IDBPDatabase<ArchiveStores>): Promise<readonly FoundBattle[]> {
  const reading = database.transaction(ALL);
  const [battles, books, names, analyses, analysed] = await Promise.all([
    reading.objectStore('battles').index('at').getAll(),
    reading.objectStore('books').getAll(),
    reading.objectStore('books').getAllKeys(),
    reading.objectStore('analyses').getAll(),
    reading.objectStore('analyses').getAllKeys(),
  ]);
  // Each book is there once, however many battles name it.
  const bookBy = new Map(names.map((name, place) => [name, books[place]]));
  const triedBy = new Map(analysed.map((id, place) => [id, analyses[place]]));
  return battles
    .toReversed()
    .map((battle) => ({ battle, book: bookBy.get(battle.book), variations: triedBy.get(battle.id) ?? [] }));
}

/** In one transaction: all of them, or when one can't be written, none. */
export async function putAll(
  database: IDBPDatabase<ArchiveStores>,
  battles: readonly FoundBattle[],
  prepare: (writing: Writing) => Promise<void> = async () => undefined,
): Promise<void> {
  const writing = database.transaction(ALL, 'readwrite', { durability: 'strict' });
  const write = async (): Promise<void> => {
    await prepare(writing);
    for (const battle of battles) await put(writing, battle);
  };
  // Both: what aborts the transaction says why, and is awaited nowhere else.
  await Promise.all([writing.done, write()]);
}

async function put(writing: Writing, { battle, book, variations }: FoundBattle): Promise<void> {
  const [kept, books, analyses] = [
    writing.objectStore('battles'),
    writing.objectStore('books'),
    writing.objectStore('analyses'),
  ];
  if ((await kept.getKey(battle.id)) === undefined) await kept.put(battle);
  if (book !== undefined && (await books.getKey(battle.book)) === undefined) await books.put(book, battle.book);
  if (variations.length > 0 && (await analyses.getKey(battle.id)) === undefined)
    await analyses.put(variations, battle.id);
}

export async function clearAll(writing: Writing): Promise<void> {
  await Promise.all(ALL.map((store) => writing.objectStore(store).clear()));
}

export async function removeAll(
  database: IDBPDatabase<ArchiveStores>,
  ids: readonly string[],
): Promise<readonly FoundBattle[]> {
  const writing = database.transaction(ALL, 'readwrite');
  const [kept, books, analyses] = [
    writing.objectStore('battles'),
    writing.objectStore('books'),
    writing.objectStore('analyses'),
  ];
  const removed: FoundBattle[] = [];
  for (const id of ids) {
    const battle = await kept.get(id);
    if (battle === undefined) continue;
    removed.push({ battle, book: await books.get(battle.book), variations: (await analyses.get(id)) ?? [] });
    await Promise.all([kept.delete(id), analyses.delete(id)]);
  }
  // A book goes with the last battle that names it.
  for (const { battle } of removed) {
    if ((await kept.index('book').getKey(battle.book)) === undefined) await books.delete(battle.book);
  }
  await writing.done;
  return removed;
}
