import { isAnyOf } from '@reduxjs/toolkit';
import type { Settings } from '../settings/settings';
import { quickBattleChosen, settingsChanged } from '../settings/settingsSlice';
import type { Listeners } from './types';

export function keepSettings(listeners: Listeners, keep: (settings: Settings) => void): void {
  listeners.startListening({
    matcher: isAnyOf(settingsChanged, quickBattleChosen),
    effect: (_, api) => keep(api.getState().settings),
  });
}
