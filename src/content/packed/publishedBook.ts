import { stableHash } from '../../kernel/hash';

/**
 * A published book: whole, or what it has otherwise than another one. House rules make many books of one, which differ in a
 * few numbers.
 */
export interface BookChange {
  /** The hash of the book that is changed. */
  readonly of: string;
  readonly changed: Readonly<Record<string, unknown>>;
}

export function changeOf(book: object, base: object, of: string): BookChange {
  const before = base as Readonly<Record<string, unknown>>;
  const changed = Object.entries(book).filter(([key, value]) => stableHash(value) !== stableHash(before[key] ?? null));
  return { of, changed: Object.fromEntries(changed) };
}

/** The book of a hash from what lies in the folder of published books; undefined where it isn't there, or isn't that book. */
export async function publishedBook(
  hash: string,
  read: (hash: string) => Promise<unknown>,
): Promise<object | undefined> {
  const found = await read(hash);
  if (typeof found !== 'object' || found === null) return undefined;
  const book = isChange(found) ? await changedBook(found, read) : found;
  return book !== undefined && stableHash(book) === hash ? book : undefined;
}

function isChange(found: object): found is BookChange {
  return typeof Reflect.get(found, 'of') === 'string' && typeof Reflect.get(found, 'changed') === 'object';
}

async function changedBook(
  { of, changed }: BookChange,
  read: (hash: string) => Promise<unknown>,
): Promise<object | undefined> {
  const base = await read(of);
  // A change of a change is nothing that is published.
  if (typeof base !== 'object' || base === null || isChange(base)) return undefined;
  return { ...base, ...changed };
}
