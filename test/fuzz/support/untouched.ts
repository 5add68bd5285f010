const SHARED: readonly (readonly [string, object])[] = [
  ['Object.prototype', Object.prototype],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Function.prototype', Function.prototype],
  ['Map.prototype', Map.prototype],
  ['JSON', JSON],
  ['globalThis', globalThis],
];

/** Values are compared too where nothing but the language writes them. */
function pictureOf(object: object): Map<PropertyKey, unknown> {
  const keys = Reflect.ownKeys(object);
  return new Map(
    keys.map((key) => [key, object === globalThis ? null : Reflect.getOwnPropertyDescriptor(object, key)?.value]),
  );
}

export type Watch = () => string | null;

/** Remembers what all objects share. The answer is what has been touched since, or null. */
export function watchShared(): Watch {
  const before = SHARED.map(([name, object]) => [name, object, pictureOf(object)] as const);
  return () => {
    for (const [name, object, picture] of before) {
      const keys = Reflect.ownKeys(object);
      const strange = keys.find((key) => !picture.has(key) || isOther(object, key, picture));
      if (strange !== undefined || keys.length !== picture.size) return `${name} was touched: ${String(strange)}`;
    }
    return null;
  };
}

function isOther(object: object, key: PropertyKey, picture: ReadonlyMap<PropertyKey, unknown>): boolean {
  return object !== globalThis && Reflect.getOwnPropertyDescriptor(object, key)?.value !== picture.get(key);
}
