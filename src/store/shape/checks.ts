/** What a value from outside must be like. */
export type Check = (value: unknown) => boolean;
/** One check for each member: a new member fails to compile until it has its own. */
export type Checks<Shape> = { readonly [Key in keyof Shape]-?: Check };

/** Above all that the content room allows: a loop over it must not freeze the page. */
const LARGEST = 9999;
const LONGEST_TEXT = 200;
const LONGEST_LIST = 999;
const LARGEST_TABLE = 4096;
/** A battle of a thousand orders is a long one. */
const LONGEST_RECORD = 5000;

export const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
export const flag: Check = (value) => typeof value === 'boolean';
export const whole: Check = (value) => Number.isSafeInteger(value);
export const amount: Check = (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) <= LARGEST;
export const count: Check = (value) => amount(value) && Number(value) >= 0;
export const positive: Check = (value) => count(value) && Number(value) > 0;
export const nothing: Check = (value) => value === null;

export const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
export const either =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) || other(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check);
/** What was ordered: each is judged when it is replayed. */
export const orders: Check = (value) => Array.isArray(value) && value.length <= LONGEST_RECORD;
/** A list of exactly so many. */
export const rowOf =
  (length: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === length && value.every(check);
export const tableOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.keys(value).length <= LARGEST_TABLE && Object.values(value).every(check);
export const keyed = (words: readonly string[], check: Check): Check =>
  shaped(Object.fromEntries(words.map((word) => [word, check])));

/** A table whose entries know the name that they stand under. */
export const tableById =
  (check: Check): Check =>
  (value) =>
    tableOf(check)(value) &&
    Object.entries(value as Record<string, { readonly id: string }>).every(([key, { id }]) => key === id);

/** Every member must be there, but for those that may be left out. */
export function shaped<Shape>(checks: Checks<Shape>, mayLack: readonly (keyof Shape)[] = []): Check {
  const members = Object.entries<Check>(checks);
  const lackable = new Set<PropertyKey>(mayLack);
  return (value) =>
    isObject(value) &&
    members.every(([key, check]) => (Object.hasOwn(value, key) ? check(value[key]) : lackable.has(key)));
}

/** Exactly one member, under a name that the table knows. */
export function singleOf<Shape>(checks: Checks<Shape>): Check {
  const members = new Map(Object.entries<Check>(checks));
  return (value) => {
    if (!isObject(value)) return false;
    const [[key, told] = [], ...more] = Object.entries(value);
    return key !== undefined && more.length === 0 && members.get(key)?.(told) === true;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
