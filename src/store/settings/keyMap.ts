import { type DeedIn, isHeardIn, KEY_PLACES, KEY_TABLE, KEYED_DEEDS, type KeyedDeed, type KeyPlace } from './keyTable';

/** The keys that somebody chose instead of those in the table. */
export type KeyMap = Readonly<Partial<Record<KeyedDeed, string>>>;

export function keyOf(keys: KeyMap, deed: KeyedDeed): string {
  return keys[deed] ?? KEY_TABLE[deed].key;
}

/** What a pressed key means in a place; null where it means nothing. */
export function deedOfKey<Place extends KeyPlace>(keys: KeyMap, place: Place, pressed: string): DeedIn<Place> | null {
  const key = pressed.toLowerCase();
  for (const deed of KEYED_DEEDS) if (isHeardIn(deed, place) && keyOf(keys, deed) === key) return deed;
  return null;
}

/** One sign, and none that the hand of cards counts with. Zero shows the whole field. */
export function isUsableKey(key: string): boolean {
  return [...key].length === 1 && key.trim() !== '' && !/[1-9]/.test(key);
}

/** Who has the key in a place where the deed is heard too; null where it is free. */
export function holderOf(keys: KeyMap, deed: KeyedDeed, key: string): KeyedDeed | null {
  const holder = KEYED_DEEDS.find((other) => other !== deed && keyOf(keys, other) === key && isTogether(deed, other));
  return holder ?? null;
}

function isTogether(one: KeyedDeed, other: KeyedDeed): boolean {
  return KEY_PLACES.some((place) => isHeardIn(one, place) && isHeardIn(other, place));
}

/** With another key for one deed; the key of the table is no choice. */
export function withKey(keys: KeyMap, deed: KeyedDeed, key: string): KeyMap {
  const { [deed]: _before, ...others } = keys;
  return key === KEY_TABLE[deed].key ? others : { ...others, [deed]: key };
}

/** Stored keys, one by one: what is no key, or would leave two deeds of one place with one, falls back to the table. */
export function keyMapFrom(raw: unknown): KeyMap {
  if (typeof raw !== 'object' || raw === null) return {};
  let keys: KeyMap = {};
  for (const deed of KEYED_DEEDS) {
    const key: unknown = Object.hasOwn(raw, deed) ? Reflect.get(raw, deed) : undefined;
    if (typeof key === 'string' && isUsableKey(key) && key === key.toLowerCase()) keys = withKey(keys, deed, key);
  }
  // A deed that falls back may take the key of one that was read before.
  for (let double = doubleIn(keys); double !== undefined; double = doubleIn(keys)) {
    keys = withKey(keys, double, KEY_TABLE[double].key);
  }
  return keys;
}

/** A changed key that another deed of the same place has too. */
function doubleIn(keys: KeyMap): KeyedDeed | undefined {
  return KEYED_DEEDS.find((deed) => keys[deed] !== undefined && holderOf(keys, deed, keyOf(keys, deed)) !== null);
}
