import { useSyncExternalStore } from 'react';
import { deedOfKey, type KeyMap, keyOf } from '../../../store/settings/keyMap';
import type { DeedIn, KeyedDeed, KeyPlace } from '../../../store/settings/keyTable';
import { shownSettings, watchShownSettings } from '../../../store/settings/shownSettings';

/** What a press means where it is heard, by the keys that are on. */
export function deedOf<Place extends KeyPlace>(place: Place, event: KeyboardEvent): DeedIn<Place> | null {
  return deedOfKey(shownSettings().keys, place, event.key);
}

/** The keys that are on. The start page asks before there is a store. */
export function useKeyMap(): KeyMap {
  return useSyncExternalStore(watchShownSettings, () => shownSettings().keys);
}

export function useKeyName(deed: KeyedDeed): string {
  return keyName(keyOf(useKeyMap(), deed));
}

/** A key as it stands on it. */
export function keyName(key: string): string {
  return key === '-' ? '−' : key.toUpperCase();
}
