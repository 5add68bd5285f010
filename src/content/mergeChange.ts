/** Plain JSON with some of it replaced: objects key by key, null takes a key away, anything else as a whole. */
export function mergeChange(base: unknown, change: unknown): unknown {
  if (!isTable(change)) return change;
  const merged = new Map(Object.entries(isTable(base) ? base : {}));
  for (const [key, value] of Object.entries(change)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergeChange(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
