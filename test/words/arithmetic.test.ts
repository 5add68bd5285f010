import { describe, expect, it } from 'vitest';
import { blowAtCard, blowAtCastle } from '../../src/battle/damage';
import { arithmeticLines, arithmeticSentence, decimal } from '../../src/words/arithmetic';
import { plain } from '../support/engine';
import { bow, mage, position, sword, tank } from '../support/position';
import { speakerOf } from './support/intl';

const english = speakerOf('en');

describe('the sum behind a number, in one line', () => {
  it.each([
    ['#4', sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), '20 × 1.2 left wing − 4 defense = 20'],
    ['#5', sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), '20 × 0.8 right wing − 4 defense = 12'],
    ['#6', bow('a', 'right', [1, 2]), sword('b', 'left', [1, 0]), '20 × 1.15 right wing − 3.6 defense = 19.4 → 19'],
    ['#7', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2]), '20 × 0.8 left wing − 4.4 defense = 11.6 → 11'],
    ['neutral ground', mage('a', 'left', [1, 1]), tank('b', 'right', [1, 1]), '20 − 10 defense = 10'],
    ['no defense', bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), '20 × 0.8 left wing = 16'],
  ])('%s', (_what, attacker, target, sentence) => {
    const { arithmetic, damage } = blowAtCard(plain.book, attacker, target, true);
    expect(arithmeticSentence(arithmetic, damage, english)).toBe(sentence);
  });

  it('names the quarter that always comes through', () => {
    const { arithmetic, damage } = blowAtCard(
      plain.book,
      sword('a', 'left', [1, 1]),
      tank('b', 'right', [1, 1], { defense: 99 }),
      true,
    );
    expect(arithmeticSentence(arithmetic, damage, english)).toBe(
      '20 − 99 defense ≥ 25 % share that always comes through = 5',
    );
  });

  it('of a screened castle', () => {
    const attacker = bow('a', 'left', [1, 0], { attack: 21 });
    const state = position({ units: [attacker, sword('b', 'right', [1, 2])] });
    const { arithmetic, damage } = blowAtCastle(plain.book, state, attacker, true);
    expect(arithmeticSentence(arithmetic, damage, english)).toBe('21 × 0.5 screened row = 10.5 → 10');
  });

  it('in Italian', () => {
    const { arithmetic, damage } = blowAtCard(
      plain.book,
      sword('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1]),
      true,
    );
    expect(arithmeticSentence(arithmetic, damage, speakerOf('it'))).toBe('20 × 1,2 ala sinistra − 4 difesa = 20');
  });
});

describe('the sum line by line', () => {
  it('greys what changes nothing and tells how the defence came about', () => {
    const { arithmetic } = blowAtCard(plain.book, sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), true);
    expect(arithmeticLines(arithmetic, english)).toEqual([
      { label: 'Attack', detail: '', figure: '20', neutral: false },
      { label: 'Center', detail: '', figure: '× 1', neutral: true },
      { label: 'Defense', detail: '4 × 1.1 right wing', figure: '− 4.4', neutral: false },
      { label: 'Rounded down', detail: '', figure: '⌊15.6⌋', neutral: false },
    ]);
  });

  it.each([
    [3.6, '3.6'],
    [20, '20'],
    [0.1 + 0.2, '0.3'],
    [5.75, '5.75'],
    [0, '0'],
  ])('%d is written %s', (value, text) => {
    expect(decimal(value, english)).toBe(text);
  });
});
