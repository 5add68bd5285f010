import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QuickBattle } from '../start/quickBattle';
import { DEFAULT_SETTINGS, type Settings } from './settings';

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
    quickBattleChosen: (state, { payload }: PayloadAction<Partial<QuickBattle>>) => ({
      ...state,
      quickBattle: { ...state.quickBattle, ...payload },
    }),
  },
});

export const { settingsChanged, quickBattleChosen } = settingsSlice.actions;
