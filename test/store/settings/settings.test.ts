import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, settingsFrom } from '../../../src/store/settings/settingsSlice';
import { readStoredSettings, storeSettings } from '../../../src/store/settings/settingsStorage';

afterEach(() => vi.unstubAllGlobals());

describe('stored settings', () => {
  it.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a word', 'dark'],
    ['a list', []],
    ['unknown words', { language: 'tlh', theme: 'neon', speed: 'ludicrous' }],
    ['wrong kinds', { language: 1, theme: ['dark'], speed: { half: true }, volume: '60', muted: 1, turnGuard: 'no' }],
    ['numbers out of range', { volume: 101 }],
    ['no number', { volume: Number.NaN }],
    ['inherited names', { language: 'constructor', theme: '__proto__', speed: 'toString' }],
  ])('of %s fall back to the defaults, word by word', (_what, raw) => {
    expect(settingsFrom(raw, {})).toEqual(DEFAULT_SETTINGS);
    expect(settingsFrom(raw, { language: 'it' })).toEqual({ ...DEFAULT_SETTINGS, language: 'it' });
  });

  it('win over what the browser prefers', () => {
    expect(
      settingsFrom(
        { language: 'en', speed: 'double', volume: 0, muted: true, turnGuard: false },
        { language: 'it', theme: 'light' },
      ),
    ).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
      speed: 'double',
      watchSpeed: 'double',
      volume: 0,
      muted: true,
      turnGuard: false,
    });
  });

  it('remember the last quick battle, and leave to the lot what they don’t understand', () => {
    const chosen = {
      mode: 'watch',
      deck: 'cinder',
      enemyDeck: null,
      battlefield: 'redoubt',
      side: 'right',
      opponent: 'marshal-keeper',
      watched: { left: 'random', right: 'greedy' },
      houseRules: ['march', 'domination'],
    };
    expect(settingsFrom({ quickBattle: chosen }, {}).quickBattle).toEqual(chosen);
    const before = { deck: 'cinder', side: 'right', opponent: 'random' };
    expect(settingsFrom({ quickBattle: before }, {}).quickBattle).toEqual({
      ...DEFAULT_SETTINGS.quickBattle,
      ...before,
    });
    const half = { mode: 'shared', watched: { left: 'human', right: 'random' } };
    expect(settingsFrom({ quickBattle: half }, {}).quickBattle).toMatchObject({
      mode: 'shared',
      watched: { left: 'captain', right: 'random' },
    });
    const nonsense = {
      mode: '__proto__',
      watched: 'both',
      deck: 7,
      enemyDeck: ['bastion'],
      battlefield: {},
      side: 'top',
      opponent: 'constructor',
      houseRules: [7, {}, 'x'.repeat(41)],
    };
    expect(settingsFrom({ quickBattle: nonsense }, {}).quickBattle).toEqual(DEFAULT_SETTINGS.quickBattle);
    expect(settingsFrom({ quickBattle: 'cinder' }, {}).quickBattle).toEqual(DEFAULT_SETTINGS.quickBattle);
  });
});

describe('the settings’ storage', () => {
  it('keeps and finds them', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(readStoredSettings()).toBeNull();
    storeSettings(DEFAULT_SETTINGS);
    expect(readStoredSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it.each(['{', 'undefined', ''])('reads %o as nothing', (text) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    expect(readStoredSettings()).toBeNull();
  });

  it('survives a browser that forbids it', () => {
    const forbid = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
    expect(readStoredSettings()).toBeNull();
    expect(() => storeSettings(DEFAULT_SETTINGS)).not.toThrow();
  });
});
