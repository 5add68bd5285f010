/** The keys of the database: numbers before words before lists of them. */
export type Key = number | string | readonly Key[];

export interface Range {
  readonly lower: Key;
  readonly upper: Key;
}

const rank = (key: Key): number => (typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2);

export function compareKeys(one: Key, other: Key): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one < other ? -1 : one > other ? 1 : 0;
  for (const [index, part] of one.entries()) {
    const facing = other[index];
    if (facing === undefined) return 1;
    const compared = compareKeys(part, facing);
    if (compared !== 0) return compared;
  }
  return one.length - other.length;
}

export function isWithin({ lower, upper }: Range, key: Key): boolean {
  return compareKeys(lower, key) <= 0 && compareKeys(key, upper) <= 0;
}

export function isRange(asked: Key | Range): asked is Range {
  return typeof asked === 'object' && 'lower' in asked;
}
