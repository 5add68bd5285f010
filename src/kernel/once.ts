/**
 * Works something out once per object and forgets it with the object. Only for what never changes. The last answer is kept
 * at hand: search asks about the same thing many times running, and a look-up costs more than most questions.
 */
export function oncePer<Key extends object, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    if (key === lastKey) return lastValue as Value;
    let value = known.get(key);
    if (value === undefined) {
      value = workOut(key);
      known.set(key, value);
    }
    lastKey = key;
    lastValue = value;
    return value;
  };
}

/** Works something out once per key. Only for few keys: none is ever forgotten. */
export function oncePerKey<Argument, Value>(
  keyOf: (argument: Argument) => string | number,
  workOut: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new Map<string | number, Value>();
  return (argument) => {
    const key = keyOf(argument);
    let value = known.get(key);
    if (value === undefined) {
      value = workOut(argument);
      known.set(key, value);
    }
    return value;
  };
}
