import { LANGUAGES, type Language } from '../../content/catalog';
import { DEFAULT_QUICK_BATTLE, type QuickBattle, quickBattleFrom } from '../start/quickBattle';
import { type KeyMap, keyMapFrom } from './keyMap';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast events are played back. */
export const SPEEDS = ['half', 'normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** As the browser asks, or nothing moves. */
export const MOTIONS = ['browser', 'still'] as const;
export type MotionChoice = (typeof MOTIONS)[number];

/** On top of what the browser’s own settings say. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** The same while two opponents are watched. */
  readonly watchSpeed: Speed;
  /** Loudness in percent; kept while the sound is off. */
  readonly volume: number;
  readonly muted: boolean;
  /** Ending a turn asks back while something worth doing is left. */
  readonly turnGuard: boolean;
  /** The chance of winning lies over the board. */
  readonly chanceBar: boolean;
  /** A hint can be asked for. */
  readonly hints: boolean;
  /** The same two where two people share the screen: neither has asked to be told. */
  readonly sharedChanceBar: boolean;
  readonly sharedHints: boolean;
  /** The whole game is kept in the browser, for whoever has no network. */
  readonly offline: boolean;
  readonly textSize: TextSize;
  readonly motion: MotionChoice;
  /** The keys that were changed. */
  readonly keys: KeyMap;
  readonly quickBattle: QuickBattle;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'dark',
  speed: 'normal',
  watchSpeed: 'normal',
  volume: 60,
  muted: false,
  turnGuard: true,
  chanceBar: true,
  hints: true,
  sharedChanceBar: false,
  sharedHints: false,
  offline: true,
  textSize: 'normal',
  motion: 'browser',
  keys: {},
  quickBattle: DEFAULT_QUICK_BATTLE,
};

/** Reads stored settings word by word: an unknown word falls back to its default instead of breaking the page. */
export function settingsFrom(raw: unknown, preferred: Partial<Settings>): Settings {
  const stored = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const defaults = { ...DEFAULT_SETTINGS, ...preferred };
  const speed = oneOf(SPEEDS, stored.speed, defaults.speed);
  return {
    language: oneOf(LANGUAGES, stored.language, defaults.language),
    theme: oneOf(THEMES, stored.theme, defaults.theme),
    speed,
    // Settings from before it had one speed for both.
    watchSpeed: oneOf(SPEEDS, stored.watchSpeed, speed),
    volume: percentOr(stored.volume, defaults.volume),
    muted: yesOrNo(stored.muted, defaults.muted),
    turnGuard: yesOrNo(stored.turnGuard, defaults.turnGuard),
    chanceBar: yesOrNo(stored.chanceBar, defaults.chanceBar),
    hints: yesOrNo(stored.hints, defaults.hints),
    sharedChanceBar: yesOrNo(stored.sharedChanceBar, defaults.sharedChanceBar),
    sharedHints: yesOrNo(stored.sharedHints, defaults.sharedHints),
    offline: yesOrNo(stored.offline, defaults.offline),
    textSize: oneOf(TEXT_SIZES, stored.textSize, defaults.textSize),
    motion: oneOf(MOTIONS, stored.motion, defaults.motion),
    keys: keyMapFrom(stored.keys),
    quickBattle: quickBattleFrom(stored.quickBattle),
  };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word {
  return words.find((word) => word === value) ?? otherwise;
}

function yesOrNo(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function percentOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : otherwise;
}
