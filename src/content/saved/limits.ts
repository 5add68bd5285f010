import { DEEPEST } from '../json/limits';
import { type Fault, fault, type Look, within } from './fault';

/** Longer than any text of content, and than any list of a position. */
const LONGEST_TEXT = 200;
const LONGEST_LIST = 999;
/** Of one card, ability or position, all within counted. */
const MOST_VALUES = 10_000;

/** A designer's set has some hundreds of files. */
export const LARGEST_TABLE = 4096;

const TOO_MANY = tooMany(LONGEST_LIST);

/**
 * Why a value is no plain JSON of modest size, or null. Asked before its sheet is: a schema looks at every entry of a list
 * before it counts them, reads inherited members too, and passes over a key called `__proto__`.
 */
export function excessIn(value: unknown): Fault | null {
  return excess(value, DEEPEST, { values: 0 });
}

const excessInBook = inEachPart(LONGEST_LIST, inEachPart(LARGEST_TABLE, excessIn));
const excessInOrders = inEachPart(Number.POSITIVE_INFINITY, excessIn);

/**
 * The same for a whole save, whose book is many parts of that size and whose orders are as many as were given. Hashing what
 * no save can hold takes longer than looking at it: whoever opens a file asks this before the checksum.
 */
export const excessInSave = besidesMembers({
  record: besidesMembers({ start: excessIn, orders: excessInOrders }),
  book: excessInBook,
});

/** Each entry of a list or table by itself. */
function inEachPart(most: number, look: Look): Look {
  return (value) => {
    if (!isList(value)) return excessIn(value);
    const keys = Object.keys(value);
    if (keys.length > most) return tooMany(most);
    return firstFault(keys, (key) => look(Reflect.get(value, key)));
  };
}

/** These members by themselves, all others together. */
function besidesMembers(looks: Readonly<Record<string, Look>>): Look {
  return (value) => {
    if (!isList(value)) return excessIn(value);
    const keys = Object.keys(looks).filter((key) => Object.hasOwn(value, key));
    return (
      firstFault(keys, (key) => looks[key]?.(Reflect.get(value, key)) ?? null) ??
      excessIn(Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))))
    );
  };
}

function firstFault(keys: readonly string[], look: (key: string) => Fault | null): Fault | null {
  for (const key of keys) {
    const found = look(key);
    if (found !== null) return within(key, found);
  }
  return null;
}

/** Plain, with entries to look at one by one. */
function isList(value: unknown): value is object {
  return typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));
}

function tooMany(most: number): Fault {
  return fault([], `must have at most ${most} entries`);
}

function excess(value: unknown, depth: number, seen: { values: number }): Fault | null {
  if (++seen.values > MOST_VALUES) return fault([], 'must be smaller');
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return fault([], 'must be a shorter text');
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return fault([], 'must be less deeply nested');
  return Array.isArray(value) ? excessInList(value, depth, seen) : excessInObject(value, depth, seen);
}

function excessInList(list: readonly unknown[], depth: number, seen: { values: number }): Fault | null {
  if (list.length > LONGEST_LIST) return TOO_MANY;
  for (let index = 0; index < list.length; index++) {
    const found = excess(list[index], depth - 1, seen);
    if (found !== null) return within(index, found);
  }
  return null;
}

function excessInObject(value: object, depth: number, seen: { values: number }): Fault | null {
  if (!isPlain(value)) return fault([], 'must be plain JSON');
  const keys = Object.keys(value);
  if (keys.length > LONGEST_LIST) return TOO_MANY;
  for (const key of keys) {
    if (key in {}) return fault([], `must not have the reserved key "${key}"`);
    if (key.length > LONGEST_TEXT) return fault([], 'must have shorter keys');
    const found = excess(Reflect.get(value, key), depth - 1, seen);
    if (found !== null) return within(key, found);
  }
  return null;
}

/** An object whose members are its own; of any realm, so that a worker's and a test's count too. */
export function isPlain(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Object.hasOwn(parent as object, 'isPrototypeOf');
}
