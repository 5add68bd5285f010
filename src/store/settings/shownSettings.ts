import { DEFAULT_SETTINGS, type Settings } from './settings';

/** The settings that are on, for what is drawn before the store is there. The store leads as soon as it is. */
let shown: Settings = DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

export function shownSettings(): Settings {
  return shown;
}

export function showSettings(settings: Settings): void {
  if (settings === shown) return;
  shown = settings;
  for (const listener of listeners) listener();
}

export function watchShownSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
