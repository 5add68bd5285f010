import { type Settings, settingsChanged } from '../settingsSlice';
import type { Listeners } from './types';

export function keepSettings(listeners: Listeners, keep: (settings: Settings) => void): void {
  listeners.startListening({
    actionCreator: settingsChanged,
    effect: (_, api) => keep(api.getState().settings),
  });
}
