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

/** The last answer of a question about two things that never change, for whoever asks the same several times running. */
export function lastAnswer<One, Other, Value>(
  workOut: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  let lastOne: One | undefined;
  let lastOther: Other | undefined;
  let lastValue: Value | undefined;
  return (one, other) => {
    if (one !== lastOne || other !== lastOther || lastValue === undefined) {
      lastValue = workOut(one, other);
      lastOne = one;
      lastOther = other;
    }
    return lastValue;
  };
}
