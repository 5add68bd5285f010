import { describe, expect, it } from 'vitest';
import { PLAYER_NAMES } from '../../../../src/ai/players/playerNames';
import { ownPercentOf, percentOf } from '../../../../src/ui/common/words/chanceWords';
import { calledName, styleOf, wholeName } from '../../../../src/ui/common/words/playerNames';
import { whyLines, whyOf } from '../../../../src/ui/common/words/whyWords';
import { plain } from '../../../support/engine';
import { position } from '../../../support/position';
import { speakerOf } from '../../../words/support/intl';

const english = speakerOf('en');
const italian = speakerOf('it');
const NAMES = { card: (id: string) => id, formation: (id: string) => id };

const REASONED = {
  side: 'right',
  player: 'captain-flanker',
  analysis: { wins: false, nodes: 12_430 },
  begun: plain.observe(position(), 'right'),
  given: [],
  before: null,
  isRunning: false,
} as const;
const PIKE = { unit: 'pike', card: 'pike', at: null, of: null };
const WOLF = { unit: 'wolf', card: 'wolf', at: { row: 0, col: 2 }, of: null } as const;
const LYNX = { unit: 'lynx', card: 'lynx', at: null, of: 'enemy' } as const;
const DEEDS = {
  first: [],
  gains: [
    { kind: 'fells', whom: WOLF },
    { kind: 'opensRow', row: 1 },
  ],
  prices: [{ kind: 'exposes', whom: PIKE, by: LYNX, damage: 31, more: 31, arc: 'rear', isTurned: true }],
} as const;

describe('chances in words', () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.5, 50],
    [0.999, 99],
    [1, 100],
  ])('a chance of %s is %s percent', (chance, percent) => {
    expect(percentOf(chance)).toBe(percent);
  });

  it('both sides together have a hundred percent, also where it is rounded', () => {
    for (let tenths = 1; tenths < 1000; tenths++) {
      const left = tenths / 1000;
      expect(percentOf(1 - left) + ownPercentOf(left, 'right')).toBe(100);
    }
  });
});

describe('why a move was made', () => {
  it('is told in deeds, with the numbers of the bar', () => {
    const told = { deeds: DEEDS, chances: { before: 0.58, after: 0.46 } };
    expect(whyLines(whyOf(english, NAMES, REASONED, told, 'left'))).toEqual([
      'Captain, flanker: comes from the flank and from the rear.',
      'Fells wolf (row 1, right wing) and opens row 2; pike ends facing away from your lynx: −31 next turn.',
      'Your chance of winning: 58 % before this turn, 46 % after it.',
      '12,430 positions looked at.',
    ]);
    expect(whyOf(english, NAMES, REASONED, told, 'right').chance).toMatch(/^Your .* 42 % before this turn, 54 %/);
    expect(whyOf(italian, NAMES, REASONED, told, 'both').chance).toMatch(/^La probabilità di Sinistra .* 58 %/);
    expect(whyOf(english, NAMES, REASONED, told, 'left').did).toEqual([
      'Fells wolf (row 1, right wing).',
      'Opens row 2.',
    ]);
  });

  it('says that it is being looked at, and that nothing happened', () => {
    expect(whyOf(english, NAMES, REASONED, { deeds: null, chances: null }, 'left')).toMatchObject({
      gist: 'Looking at that turn…',
      chance: '',
    });
    const quiet = { deeds: { first: [], gains: [], prices: [] }, chances: null };
    expect(whyOf(english, NAMES, REASONED, quiet, 'left').gist).toBe('It changed nothing on the board.');
  });

  it('of a player that weighs nothing says also how it decides', () => {
    const why = whyOf(
      english,
      NAMES,
      { ...REASONED, player: 'random', analysis: null },
      { deeds: DEEDS, chances: null },
      'left',
    );
    expect(whyLines(why)[0]).toBe('The Jester: a fixed opponent that gives orders at random.');
    expect(why.gist).toMatch(/^Fells .* It gives its orders at random\.$/);
    expect(why.looked).toBe('');
  });
});

describe('players in words', () => {
  it.each([
    ['captain-flanker', 'The Captain', 'Captain, flanker'],
    ['master', 'The Master', 'Master'],
    ['greedy', 'The Steward', 'The Steward'],
    ['human', 'You', 'You'],
  ] as const)('%s is called %s, and by itself %s', (seat, called, whole) => {
    expect([calledName(english, seat), wholeName(english, seat)]).toEqual([called, whole]);
  });

  it('have all a name of their own and a style, in both languages', () => {
    for (const speak of [english, italian]) {
      expect(new Set(PLAYER_NAMES.map((name) => wholeName(speak, name))).size).toBe(PLAYER_NAMES.length);
      for (const name of PLAYER_NAMES) expect(styleOf(speak, name)).not.toBe('');
    }
    expect(wholeName(italian, 'captain-flanker')).toBe('Capitano, aggiratore');
  });
});
