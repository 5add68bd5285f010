import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deedOfKey,
  holderOf,
  isUsableKey,
  type KeyMap,
  keyMapFrom,
  keyOf,
  withKey,
} from '../../../src/store/settings/keyMap';
import { isHeardIn, KEY_PLACES, KEYED_DEEDS, type KeyPlace } from '../../../src/store/settings/keyTable';
import { ENGLISH } from '../../../src/words/en';

/** Keys that mean two things in one place. */
function doubles(keys: KeyMap): readonly (readonly [KeyPlace, string])[] {
  return KEY_PLACES.flatMap((place) => {
    const heard = KEYED_DEEDS.filter((deed) => isHeardIn(deed, place)).map((deed) => keyOf(keys, deed));
    return heard.filter((key, index) => heard.indexOf(key) !== index).map((key) => [place, key] as const);
  });
}

describe('the table of keys', () => {
  it('gives each deed of a place a usable key of its own', () => {
    expect(doubles({})).toEqual([]);
    expect(KEYED_DEEDS.filter((deed) => !isUsableKey(keyOf({}, deed)))).toEqual([]);
  });

  it('has words for every deed', () => {
    expect(KEYED_DEEDS.filter((deed) => !Object.hasOwn(ENGLISH, `key.${deed}`))).toEqual([]);
  });

  it('lets one key mean different things in different places', () => {
    expect(deedOfKey({}, 'battle', 'm')).toBe('mute');
    expect(deedOfKey({}, 'field', 'M')).toBe('move');
    expect(deedOfKey({}, 'analysis', 'm')).toBeNull();
  });
});

describe('changed keys', () => {
  it('are heard instead of those of the table', () => {
    const keys = withKey({}, 'endTurn', 'k');
    expect(deedOfKey(keys, 'battle', 'k')).toBe('endTurn');
    expect(deedOfKey(keys, 'battle', 'e')).toBeNull();
    expect(withKey(keys, 'endTurn', 'e')).toEqual({});
  });

  it('meet whoever has the key in a place of theirs, and nobody elsewhere', () => {
    expect(holderOf({}, 'undo', 'e')).toBe('endTurn');
    expect(holderOf({}, 'mute', 's')).toBeNull();
    expect(holderOf({}, 'endTurn', 's')).toBe('step');
    expect(holderOf({}, 'undo', 'u')).toBeNull();
  });

  it.each([' ', '1', '9', '', 'ab', 'Enter', '\t'])('are never %j', (key) => {
    expect(isUsableKey(key)).toBe(false);
  });

  it('may be any letter or sign', () => {
    expect(['ö', '0', '§', 'é', ';', '😀'].every(isUsableKey)).toBe(true);
  });
});

describe('stored keys', () => {
  it('come back as they were kept', () => {
    const keys = withKey(withKey({}, 'endTurn', 'u'), 'undo', 'e');
    expect(keyMapFrom(JSON.parse(JSON.stringify(keys)))).toEqual(keys);
  });

  it.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a word', 'e'],
    ['a list', ['e']],
    ['an unknown deed', { conquer: 'c' }],
    ['no key', { undo: 'Enter' }],
    ['a number of the hand', { undo: '3' }],
    ['a capital', { undo: 'K' }],
    ['a wrong kind', { undo: 3 }],
    ['a key that is taken', { undo: 'e' }],
    ['inherited names', { constructor: 'c', toString: 't' }],
  ])('fall back to the table: %s', (_what, raw) => {
    expect(keyMapFrom(raw)).toEqual({});
  });

  it('never leave two deeds of one place with one key, whatever was stored', () => {
    const key = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz,?/+-0');
    const stored = fc.dictionary(fc.constantFrom(...KEYED_DEEDS), key);
    fc.assert(
      fc.property(stored, (raw) => {
        expect(doubles(keyMapFrom(raw))).toEqual([]);
      }),
    );
  });
});
