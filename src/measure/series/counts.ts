/** Whole numbers under names, as deep as one likes. Sums don't depend on the order in which they are added up. */
export type Counts = { [name: string]: number | Counts };

/** Adds all of `more` to what is in `sum`, in place. */
export function addCounts(sum: object, more: object): void {
  const into = sum as Counts;
  for (const [name, value] of Object.entries(more as Counts)) {
    const known = Object.hasOwn(into, name) ? into[name] : undefined;
    if (typeof value === 'number') into[name] = (typeof known === 'number' ? known : 0) + value;
    else {
      const inner = typeof known === 'object' ? known : {};
      into[name] = inner;
      addCounts(inner, value);
    }
  }
}

export function countOne(counts: Record<string, number>, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Sorted by name, all the way down: the same counts are the same text, whoever counted first. */
export function inOrder<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, inner]) => [name, inOrder(inner)])) as Value;
}

/** The value below or at which this share (0 to 1) of all lie; values stand for names, counts for how often. */
export function quantileOf(histogram: Readonly<Record<string, number>>, share: number): number {
  const values = Object.entries(histogram)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);
  const wanted = share * values.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of values) {
    passed += count;
    if (passed >= wanted) return value;
  }
  return 0;
}

export function meanOf(histogram: Readonly<Record<string, number>>): number {
  let sum = 0;
  let count = 0;
  for (const [value, times] of Object.entries(histogram)) {
    sum += Number(value) * times;
    count += times;
  }
  return count === 0 ? 0 : sum / count;
}
