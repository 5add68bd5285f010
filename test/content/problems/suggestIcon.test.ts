import { describe, expect, it } from 'vitest';
import { emblemNames } from '../../../src/cli/disk/gameIcons';
import { suggestIcon } from '../../../src/content/problems/suggestIcon';
import { edited, loadWith, marked, shipped } from '../support/cards';

const ICONS = [...emblemNames()];

const MEANT: readonly (readonly [word: string, icon: string])[] = [
  ['templar-sheild', 'templar-shield'],
  ['Templar Shield', 'templar-shield'],
  ['templar_shield.svg', 'templar-shield'],
  ['game-icons:templar-shield', 'templar-shield'],
  ['delapouite/guards', 'guards'],
  ['crossbw', 'crossbow'],
  ['templar', 'templar-eye'],
  ['dragon', 'dragon-orb'],
  ['wizard', 'wizard-face'],
  ['knight', 'chess-knight'],
  ['sword', 'axe-sword'],
];

describe('a wrong emblem', () => {
  it.each(MEANT)('%s gets the suggestion %s', (word, icon) => {
    expect(ICONS).not.toContain(word);
    expect(suggestIcon(word, ICONS)).toBe(icon);
  });

  it.each(['cards/bastion/oathguard.json', 'cards/factions/bastion.json'])(
    'in %s is said with its suggestion',
    (file) => {
      const { text, line, column } = marked(shipped(file).replace(/"emblem": "[^"]+"/, '"emblem": ▸"dragon"'));
      expect(loadWith({ [file]: text }).problems).toEqual([
        { file, line, column, pointer: '/emblem', message: 'there is no emblem "dragon"', suggestion: 'dragon-orb' },
      ]);
    },
  );

  it('that is like no icon is said with where icons are shown', () => {
    const file = 'cards/bastion/oathguard.json';
    const text = edited(shipped(file), '"templar-shield"', '"qqqqqqqqqq"');
    expect(loadWith({ [file]: text }).problems).toMatchObject([
      { message: 'there is no emblem "qqqqqqqqqq": game-icons.net shows what there is' },
    ]);
  });
});
