import { describe, expect, it } from 'vitest';
import type { Opening } from '../../src/battle/foresight/openings';
import type { Threat, ThreatBlow } from '../../src/battle/foresight/threats';
import { openingSentence, openingWord, openingWords, threatSentence, threatWords } from '../../src/words/foresight';
import { at } from '../support/position';
import { speakerOf } from './support/intl';

const english = speakerOf('en');
const italian = speakerOf('it');

const ATTACK = { type: 'attack', unit: 'e', target: 'a' } as const;
const MOVE = { type: 'move', unit: 'e', to: at(0, 1) } as const;
const BLOW: ThreatBlow = {
  by: 'e',
  from: at(0, 1),
  damage: 16,
  angle: { arc: 'side', reason: 'facing' },
  orders: [MOVE, ATTACK],
};

const threat = (count: number, total: number, falls: boolean): Threat => ({
  blows: Array.from({ length: count }, () => BLOW),
  total,
  falls,
});

describe('a threat in words', () => {
  it.each([
    [null, 'not threatened'],
    [threat(1, 12, false), 'threatened by one card for up to 12'],
    [threat(2, 31, true), 'threatened by two cards for up to 31, could fall'],
    [threat(7, 90, true), 'threatened by 7 cards for up to 90, could fall'],
    [threat(0, 0, true), 'falls before the enemy strikes'],
  ])('%#', (told, words) => {
    expect(threatWords(english, told)).toBe(words);
  });

  it.each([
    [BLOW, 'card', 'Slag Knight could move to row 1, center and strike from the flank for 16.'],
    [
      { ...BLOW, orders: [ATTACK], angle: { arc: 'rear', reason: 'pincer' } },
      'card',
      'Slag Knight in row 1, center could strike from the rear (pincer) for 16.',
    ],
    [{ ...BLOW, orders: [ATTACK], angle: null }, 'card', 'Slag Knight in row 1, center could strike beside it for 16.'],
    [{ ...BLOW, angle: null }, 'castle', 'Slag Knight could move to row 1, center and strike your castle for 16.'],
  ] as const)('says who, from where, how and for how much %#', (blow, aim, sentence) => {
    expect(threatSentence(english, blow, 'Slag Knight', aim)).toBe(sentence);
  });

  it('is told in Italian too', () => {
    expect(threatWords(italian, threat(2, 31, true))).toBe('minaccia di due carte, fino a 31, può cadere');
    expect(threatSentence(italian, BLOW, 'Slag Knight', 'card')).toBe(
      'Slag Knight può muovere alla riga 1, centro e colpire sul fianco per 16.',
    );
  });
});

const OPENING: Opening = {
  unit: 'a',
  to: at(0, 1),
  target: 'e',
  damage: 32,
  fells: false,
  angle: { arc: 'rear', reason: 'facing' },
};
const FRONT: Opening = { ...OPENING, damage: 15, angle: { arc: 'front', reason: 'facing' } };
const PINCER: Opening = { ...OPENING, fells: true, angle: { arc: 'side', reason: 'pincer' } };
const CASTLE: Opening = { ...OPENING, target: null, damage: 20, fells: true, angle: null };

describe('an opening in words', () => {
  it.each([
    [OPENING, 'Move to row 1, center to strike Slag Knight from the rear for 32.'],
    [FRONT, 'Move to row 1, center to strike Slag Knight for 15.'],
    [PINCER, 'Move to row 1, center to strike Slag Knight from the flank (pincer) for 32: it falls.'],
    [CASTLE, 'Move to row 1, center to strike the castle for 20: you win.'],
  ])('is a sentence like those of the log %#', (opening, sentence) => {
    expect(openingSentence(english, opening, 'Slag Knight')).toBe(sentence);
  });

  it.each([
    [OPENING, 'opens a blow at Slag Knight from the rear for 32'],
    [PINCER, 'opens a blow at Slag Knight from the flank (pincer) for 32, it falls'],
    [CASTLE, 'opens a blow at the castle for 20, you win'],
  ])('stands in the name of its cell %#', (opening, words) => {
    expect(openingWords(english, opening, 'Slag Knight')).toBe(words);
  });

  it('is one word on the cell', () => {
    const words = [OPENING, FRONT, PINCER, CASTLE].map((opening) => openingWord(english, opening));
    expect(words).toEqual(['rear', 'strike', 'pincer', 'castle']);
  });

  it('is told in Italian too', () => {
    expect(openingSentence(italian, OPENING, 'Slag Knight')).toBe(
      'Muovi alla riga 1, centro per colpire Slag Knight alle spalle per 32.',
    );
  });
});
