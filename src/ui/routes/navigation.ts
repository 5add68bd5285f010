import { useEffect, useState } from 'react';
import { navigate, useHashLocation } from 'wouter/use-hash-location';
import { type Address, PATHS, readAddress, SETTINGS_PATH } from './address';

/** What the settings' entry of the history knows: the place below, and whether the page was opened there. */
interface SettingsEntry {
  readonly over: string;
  readonly isFirst: boolean;
}

export function useAddress(): Address {
  const [path] = useHashLocation();
  return readAddress(`#${path}`);
}

/** Goes to a place. Settings and links are never left behind in the history: nobody wants to come back to them. */
export function goTo(path: string): void {
  const isToReplace = readAddress(location.hash).type !== 'place';
  if (path.includes('?')) enter(path, null, isToReplace);
  else navigate(path, { replace: isToReplace });
}

/** Takes the address over without a new entry in the history. */
export function replaceAddress(path: string, state: SettingsEntry | null = null): void {
  if (path.includes('?')) enter(path, state, true);
  else navigate(path, { replace: true, state });
}

/** The router would put what follows the question mark before the hash, where it is no part of our addresses. */
function enter(path: string, state: SettingsEntry | null, isToReplace: boolean): void {
  const oldURL = location.href;
  history[isToReplace ? 'replaceState' : 'pushState'](state, '', `#${path}`);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}

export function openSettings(): void {
  const now = readAddress(location.hash);
  if (now.type === 'settings') return;
  const over = now.type === 'place' ? now.path : PATHS.home;
  navigate(SETTINGS_PATH, { state: { over, isFirst: false } satisfies SettingsEntry });
}

/** Back to where one was. Who opened the page at this address has nothing to go back to. */
function leaveSettings(): void {
  const entry = settingsEntry();
  if (entry?.isFirst === true) replaceAddress(entry.over);
  else history.back();
}

/** The place below the settings, as their own entry of the history has it; null where that knows none. */
export function settingsEntry(): SettingsEntry | null {
  const { over, isFirst }: Partial<Record<keyof SettingsEntry, unknown>> = history.state ?? {};
  const isPlace = typeof over === 'string' && readAddress(`#${over}`).type === 'place';
  return isPlace ? { over, isFirst: isFirst === true } : null;
}

export interface SettingsDoor {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The browser takes a while to go back: the dialog is gone at once. */
export function useSettingsDoor(): SettingsDoor {
  const isThere = useAddress().type === 'settings';
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!isThere) setClosing(false);
  }, [isThere]);
  return {
    isOpen: isThere && !isClosing,
    close: () => {
      // A dialog that goes with its place says that it closes, too.
      if (readAddress(location.hash).type !== 'settings' || isClosing) return;
      setClosing(true);
      leaveSettings();
    },
  };
}
