import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const LOCALES = ['en', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast events are played back. */
export const SPEEDS = ['half', 'normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly speed: Speed;
}

export const DEFAULT_SETTINGS: Settings = { locale: 'en', theme: 'dark', speed: 'normal' };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
});

export const { settingsChanged } = settingsSlice.actions;

/** Reads stored settings word by word: an unknown word falls back to its default instead of breaking the page. */
export function settingsFrom(raw: unknown, preferred: Partial<Settings>): Settings {
  const stored = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const defaults = { ...DEFAULT_SETTINGS, ...preferred };
  return {
    locale: oneOf(LOCALES, stored.locale, defaults.locale),
    theme: oneOf(THEMES, stored.theme, defaults.theme),
    speed: oneOf(SPEEDS, stored.speed, defaults.speed),
  };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word {
  return words.find((word) => word === value) ?? otherwise;
}
