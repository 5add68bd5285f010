import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/ui/routes/address';

describe('an address', () => {
  it.each([
    ['', 'home'],
    ['#', 'home'],
    ['#/', 'home'],
    ['#//', 'home'],
    ['#/play', 'play'],
    ['#/play/', 'play'],
    ['#play', 'play'],
    ['#/play?', 'play'],
    ['#/play?&&', 'play'],
    ['#/battle', 'battle'],
    ['#/battles', 'battles'],
    ['#/battles/0123456789abcdef/5.3', 'replay'],
  ])('%j is the place %s', (hash, place) => {
    expect(readAddress(hash)).toMatchObject({ type: 'place', place });
  });

  it.each([
    ['#battle', 'battle'],
    ['#battle?seed=1', 'battle'],
    ['#/play?seed=1', 'battle'],
    ['#scenario=a.json', 'scenario'],
    ['#/play?scenario=a.json&players=human,human', 'scenario'],
  ])('%s is a link to a %s', (hash, kind) => {
    expect(readAddress(hash)).toEqual({ type: 'link', kind });
  });

  it('of the settings is theirs', () => {
    expect(readAddress('#/settings')).toEqual({ type: 'settings' });
  });

  it.each([
    ['#/nowhere', '#/nowhere'],
    ['#foo', '#foo'],
    ['#/battle?seed=1', '#/battle?seed=1'],
    ['#/settings/x', '#/settings/x'],
    ['#/__proto__', '#/__proto__'],
    ['#/%E0%A4%A', '#/%E0%A4%A'],
    ['#/caff%C3%A8', '#/caffè'],
    ['#/a%00%e2%80%aeb', '#/a\ufffd\ufffdb'],
    [`#/${'x'.repeat(500)}`, `#/${'x'.repeat(37)}…`],
  ])('%.40s leads nowhere and is shown as %.50s', (hash, text) => {
    expect(readAddress(hash)).toEqual({ type: 'unknown', text });
  });
});
