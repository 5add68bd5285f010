import type { Settings } from '../settings/settings';

/** Nobody asks whether a turn should end, and hints are part of analysing. */
export function analysisSettings(settings: Settings): Settings {
  return { ...settings, turnGuard: false, chanceBar: false, hints: true };
}
