/**
 * Memoizes a pure function of one immutable object in a WeakMap: the value is collected with its key. The last key is kept
 * beside it, because search asks about the same object many times running and skips the look-up then.
 */
export function memoizePerObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    if (key === lastKey) return lastValue as Value;
    let value = cache.get(key);
    if (value === undefined) {
      value = compute(key);
      cache.set(key, value);
    }
    lastKey = key;
    lastValue = value;
    return value;
  };
}

/** Works something out once per key. Only for few keys: none is ever forgotten. */
export function memoizePerKey<Argument, Value>(
  keyOf: (argument: Argument) => string | number,
  compute: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const cache = new Map<string | number, Value>();
  return (argument) => {
    const key = keyOf(argument);
    let value = cache.get(key);
    if (value === undefined) {
      value = compute(argument);
      cache.set(key, value);
    }
    return value;
  };
}
