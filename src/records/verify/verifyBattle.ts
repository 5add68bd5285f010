import { canonicalText, stableHash } from '../../kernel/hash';
import { CannotRecord } from '../battle/battleRecord';
import type { Connection } from '../database/connection';
import { rowsOf } from '../rows/rowsOf';
import { BATTLE_TABLES, WHEN_WRITTEN } from '../schema/tables';
import { readBook, readStored, recordIn, type StoredBattle, type StoredRow } from './storedBattle';

/** The first thing in which a stored battle and its replay differ. */
export interface Discrepancy {
  readonly battle: string;
  readonly table: string;
  readonly what: string;
}

/** Books that were read, by hash: many battles share one. */
export type Books = Map<unknown, unknown>;

/** Replays a stored battle and compares every row and column with what is stored; null when all is right. */
export async function verifyBattle(connection: Connection, id: string, books: Books): Promise<Discrepancy | null> {
  const stored = await readStored(connection, id);
  if (stored === null) return { battle: id, table: 'combat_sessions', what: 'is missing' };
  const { book_hash: hash } = stored.session;
  if (!books.has(hash)) books.set(hash, await readBook(connection, hash));
  const book = books.get(hash);
  if (book === undefined || stableHash(book) !== hash) {
    return { battle: id, table: 'books', what: `the book ${String(hash)} is not what its hash says` };
  }
  const found = compare(stored, book);
  return found && { battle: id, ...found };
}

function compare(stored: StoredBattle, book: unknown): Omit<Discrepancy, 'battle'> | null {
  let replayed: ReturnType<typeof rowsOf>;
  try {
    replayed = rowsOf(recordIn(stored, book), stored.tables.battle_moments.length > 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const told = error instanceof CannotRecord ? reason : `the battle can’t be replayed: ${reason}`;
    return { table: 'battle_orders', what: told };
  }
  const session = difference(replayed.session, stored.session);
  if (session !== null) return { table: 'combat_sessions', what: session };
  for (const table of BATTLE_TABLES) {
    const what = compareTable(replayed[table], stored.tables[table]);
    if (what !== null) return { table, what };
  }
  return null;
}

function compareTable(replayed: readonly object[], stored: readonly StoredRow[]): string | null {
  const left = new Map(stored.map((row) => [keyOf(row), row]));
  for (const row of replayed) {
    const key = keyOf(row as StoredRow);
    const found = left.get(key);
    if (found === undefined) return `row ${key} is missing`;
    left.delete(key);
    const what = difference(row, found);
    if (what !== null) return `row ${key}: ${what}`;
  }
  const [extra] = left.keys();
  return extra === undefined ? null : `row ${extra} belongs to no battle that was fought`;
}

/** What a row is found by: its id, or its numbers within the battle. */
function keyOf({ id, ordinal, event_ordinal, order_ordinal, character_id, round }: StoredRow): string {
  if (id !== undefined) return String(id);
  if (event_ordinal !== undefined) return String(event_ordinal);
  if (ordinal !== undefined) return String(ordinal);
  return order_ordinal === undefined ? `round ${String(round)}` : `${String(order_ordinal)} ${String(character_id)}`;
}

/** The first column that differs, with both values; those by the database's own clock aside. */
function difference(replayed: object, stored: StoredRow): string | null {
  const expected = replayed as StoredRow;
  for (const column of Object.keys(stored)) {
    if (WHEN_WRITTEN.includes(column)) continue;
    const [should, is] = [canonicalText(expected[column] ?? null), canonicalText(stored[column] ?? null)];
    if (should !== is) return `${column} is ${shortened(is)}, and the replay says ${shortened(should)}`;
  }
  return null;
}

const LONGEST = 80;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
