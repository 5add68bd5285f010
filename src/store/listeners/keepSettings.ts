import { isAnyOf } from '@reduxjs/toolkit';
import { quickBattleChosen, type Settings, settingsChanged } from '../settings/settingsSlice';
import type { Listeners } from './types';

export function keepSettings(listeners: Listeners, keep: (settings: Settings) => void): void {
  listeners.startListening({
    matcher: isAnyOf(settingsChanged, quickBattleChosen),
    effect: (_, api) => keep(api.getState().settings),
  });
}
