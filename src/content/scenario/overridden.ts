/** Plain JSON with some values replaced: objects key by key, lists of objects entry by entry, anything else as a whole. */
export function overridden(base: unknown, change: unknown): unknown {
  if (isObject(base) && isObject(change)) {
    const changed = Object.entries(change).map(([key, value]) => [key, overridden(ownValue(base, key), value)]);
    return { ...base, ...Object.fromEntries(changed) };
  }
  if (Array.isArray(base) && Array.isArray(change) && change.every(isObject)) {
    return change.map((entry, index) => overridden(base[index], entry));
  }
  return change;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
