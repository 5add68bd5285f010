import { describe, expect, it } from 'vitest';
import { blowAtCard } from '../../src/battle/damage/blowAtCard';
import { blowAtCastle } from '../../src/battle/damage/blowAtCastle';
import type { Unit } from '../../src/battle/model/unit';
import type { Entry } from '../../src/core/arithmetic/entry';
import { arithmeticLines } from '../../src/words/arithmetic';
import { arithmeticSentence } from '../../src/words/arithmeticSentence';
import { briefly, exactly } from '../../src/words/figures';
import { namesIn } from '../../src/words/names';
import { shippedCatalog } from '../support/book';
import { plain, standing } from '../support/engine';
import { bow, mage, position, type Sketch, sword, tank } from '../support/position';
import { speakerOf } from './support/intl';

const english = speakerOf('en');
const names = namesIn(shippedCatalog(), 'en');

function blow(attacker: Unit, target: Unit, sketch: Sketch = {}, share: number | null = null) {
  const board = plain.compile(position({ ...sketch, units: [attacker, target, ...(sketch.units ?? [])] }));
  return blowAtCard(plain.book, board, standing(board, attacker.id), standing(board, target.id), share, true);
}

function sentenceOf({
  arithmetic,
  damage,
}: {
  readonly arithmetic: readonly Entry[];
  readonly damage: number;
}): string {
  return arithmeticSentence(arithmetic, damage, english, names);
}

describe('the sum behind a number, in one line', () => {
  it.each([
    ['#4', sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), '20 × 1.2 left wing − 4 defense = 20'],
    ['#5', sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), '20 × 0.8 right wing − 4 defense = 12'],
    [
      '#6',
      bow('a', 'right', [1, 2]),
      sword('b', 'left', [1, 0]),
      '20 × 1.15 right wing − 3.6 defense = 19.4, rounded down to 19',
    ],
    [
      '#7',
      bow('a', 'left', [1, 0]),
      sword('b', 'right', [1, 2]),
      '20 × 0.8 left wing − 4.4 defense = 11.6, rounded down to 11',
    ],
    [
      '#9',
      sword('a', 'right', [1, 0]),
      sword('b', 'left', [1, 1]),
      '20 × 1.2 left wing × 1.5 from the rear − 4 defense = 32',
    ],
    [
      '#19',
      sword('a', 'right', [1, 0], { abilities: [{ id: 'backstab' }] }),
      sword('b', 'left', [1, 1]),
      '20 × 1.2 left wing × (1.5 from the rear + 0.25 Backstab) − 4 defense = 38',
    ],
    ['neutral ground', mage('a', 'left', [1, 1]), tank('b', 'right', [1, 2]), '20 − 11 defense = 9'],
    ['no defense', bow('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), '20 × 0.8 left wing = 16'],
  ])('%s', (_what, attacker, target, sentence) => {
    expect(sentenceOf(blow(attacker, target))).toBe(sentence);
  });

  it('#10, a pincer; #15, a vanguard', () => {
    const pincer = { units: [sword('c', 'right', [1, 0])] };
    expect(sentenceOf(blow(sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), pincer))).toBe(
      '20 × 0.8 right wing × 1.25 pincer − 4 defense = 16',
    );
    const backed = { units: [sword('c', 'left', [1, 0])] };
    expect(sentenceOf(blow(sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), backed))).toBe(
      '20 × 1.2 Vanguard − 4.4 defense = 19.6, rounded down to 19',
    );
  });

  it('#17, cover from high ground, as a counter-blow', () => {
    const ground = ['...', '.^C', '...'] as const;
    expect(sentenceOf(blow(bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), { ground }, 60))).toBe(
      '(20 − 4.4 defense) × 0.6 counter-blow × 0.75 light cover + 10 high ground = 17.02, rounded down to 17',
    );
  });

  it('names the quarter that always comes through', () => {
    const target = tank('b', 'right', [1, 2], { defense: 99 });
    expect(sentenceOf(blow(sword('a', 'left', [1, 1]), target))).toBe(
      '20 − 108.9 defense < 20 × 0.25 share that always comes through = 5',
    );
  });

  it('of a screened castle, by anybody or by an ability', () => {
    const attacker = bow('a', 'left', [1, 0], { attack: 21 });
    const castle = (changes: Partial<Unit>) => {
      const board = plain.compile(position({ units: [attacker, sword('b', 'right', [1, 2], changes)] }));
      return blowAtCastle(plain.book, board, standing(board, 'a'), true);
    };
    expect(sentenceOf(castle({}))).toBe('21 × 0.5 screened row = 10.5, rounded down to 10');
    expect(sentenceOf(castle({ abilities: [{ id: 'guard' }] }))).toBe('21 × 0.25 Guard = 5.25, rounded down to 5');
  });

  it('in Italian', () => {
    const speak = speakerOf('it');
    const italian = namesIn(shippedCatalog(), 'it');
    const attacker = sword('a', 'right', [1, 0], { abilities: [{ id: 'backstab' }] });
    const { arithmetic, damage } = blow(attacker, sword('b', 'left', [1, 1]));
    expect(arithmeticSentence(arithmetic, damage, speak, italian)).toBe(
      '20 × 1,2 ala sinistra × (1,5 alle spalle + 0,25 Pugnalata) − 4 difesa = 38',
    );
  });
});

describe('the sum line by line', () => {
  it('greys what changes nothing and tells how the defence came about', () => {
    const { arithmetic } = blow(sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2]));
    expect(arithmeticLines(arithmetic, english, names)).toEqual([
      { label: 'Attack', detail: '', figure: '20', neutral: false },
      { label: 'Center', detail: '', figure: '× 1', neutral: true },
      { label: 'From the front', detail: '', figure: '× 1', neutral: true },
      { label: 'Defense', detail: '4 × 1.1 right wing', figure: '− 4.4', neutral: false },
      { label: 'Rounded down', detail: '', figure: '⌊15.6⌋', neutral: false },
    ]);
  });

  it('tells how a factor came about', () => {
    const attacker = sword('a', 'right', [1, 0], { abilities: [{ id: 'backstab' }] });
    const { arithmetic } = blow(attacker, sword('b', 'left', [1, 1]));
    expect(arithmeticLines(arithmetic, english, names)).toContainEqual({
      label: 'From the rear',
      detail: '1.5 + 0.25 Backstab',
      figure: '× 1.75',
      neutral: false,
    });
  });

  it('an ability or a formation that is gone is called by its id', () => {
    const entries: Entry[] = [
      { source: 'ability:gone', kind: 'add', value: 5 },
      { source: 'formation:constructor', kind: 'percent', value: 120 },
    ];
    expect(arithmeticLines(entries, english, names).map(({ label }) => label)).toEqual(['gone', 'constructor']);
  });

  it.each([
    [3.6, '3.6', '3.6'],
    [20, '20', '20'],
    [0.1 + 0.2, '0.3', '0.3'],
    [16.125, '16.125', '16.125'],
    [17.024_53, '17.02453', '17.024…'],
    [16.9996, '16.9996', '16.999…'],
    [1234.5, '1234.5', '1234.5'],
    [-0.5, '−0.5', '−0.5'],
    [0, '0', '0'],
  ])('%d is written %s inside a sum, and %s as what it comes to', (value, exact, brief) => {
    expect(exactly(value, english)).toBe(exact);
    expect(briefly(value, english)).toBe(brief);
  });
});
