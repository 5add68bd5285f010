/** Settings are small and wanted before the first paint, so they live in `localStorage`. */
export const SETTINGS_KEY = 'ninekeep-settings';

/** A browser may forbid storage altogether; the defaults are then good enough. */
export function readStoredSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function storeSettings(settings: unknown): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Forgetting a theme is no reason to disturb a battle.
  }
}
