import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../src/ai/evaluation/features';
import type { PlanAnalysis } from '../../../../src/ai/players/player';
import { PLAYER_NAMES } from '../../../../src/ai/players/playerNames';
import { calledName, styleOf, wholeName } from '../../../../src/ui/common/words/playerNames';
import { chanceSentence, percentOf, weighed } from '../../../../src/ui/common/words/reasonWords';
import { whyLines } from '../../../../src/ui/common/words/whyWords';
import { speakerOf } from '../../../words/support/intl';

const english = speakerOf('en');
const italian = speakerOf('it');

const NAMES = { card: (id: string) => `the ${id}` };

const thought = (reasons: PlanAnalysis['reasons'], wins = false): PlanAnalysis => ({
  chanceNow: 0.46,
  chanceThen: 0.583,
  wins,
  reasons,
  nodes: 12_430,
});

describe('reasons in words', () => {
  it('are told with their points, the weightiest first, for and against', () => {
    const told = weighed(
      english,
      NAMES,
      thought([
        { feature: 'cover', gain: 0.01 },
        { feature: 'castle', gain: 0.104 },
        { feature: 'rearExposed', gain: -0.032 },
        { feature: 'deck', gain: 0.004 },
      ]),
    );
    expect(told.for.map(({ sentence }) => sentence)).toEqual([
      '+10 points: castle health gained on the other side.',
      '+1 point: cards in cover.',
    ]);
    expect(told.against.map(({ sentence }) => sentence)).toEqual(['−3 points: rears left open.']);
  });

  it.each([
    ['deploy', 'the pike comes onto the board', 'the pike entra in campo'],
    ['move', 'the pike moves', 'the pike si muove'],
    ['attack', 'the pike strikes the wolf', 'the pike colpisce the wolf'],
    ['attackCastle', 'the pike strikes the castle', 'the pike colpisce il castello'],
    ['attackCell', 'the pike strikes a wall', 'the pike colpisce un muro'],
    ['brace', 'the pike braces', 'the pike si mette in guardia'],
    ['march', 'a whole column marches', 'marcia una colonna intera'],
  ] as const)('name the order that brought most of them: %s', (type, inEnglish, inItalian) => {
    const reasons = [{ feature: 'cover', gain: 0.02, orderSummary: { type, card: 'pike', target: 'wolf' } }] as const;
    const [told, detto] = [english, italian].map((speak) => weighed(speak, NAMES, thought(reasons)).for[0]?.sentence);
    expect(told).toBe(`+2 points: cards in cover, above all as ${inEnglish}.`);
    expect(detto).toMatch(new RegExp(`, soprattutto perché ${inItalian}\\.$`));
  });

  it('are few', () => {
    const all = FEATURES.flatMap((feature) => [
      { feature, gain: 0.05 },
      { feature, gain: -0.05 },
    ]);
    const told = weighed(english, NAMES, thought(all));
    expect([told.for.length, told.against.length]).toEqual([4, 2]);
  });

  it.each(FEATURES)('%s speaks for a plan and against one, in both languages', (feature) => {
    for (const speak of [english, italian]) {
      const [pro, con] = [0.05, -0.05].map((gain) => weighed(speak, NAMES, thought([{ feature, gain }])));
      expect(pro?.for[0]?.sentence).toMatch(/^\+5 .+: .+\.$/);
      expect(con?.against[0]?.sentence).toMatch(/^−5 .+: .+\.$/);
      expect(pro?.for[0]?.sentence.slice(3)).not.toBe(con?.against[0]?.sentence.slice(3));
    }
  });

  it('say how the chance changes, or that the plan wins', () => {
    expect(chanceSentence(english, thought([]))).toBe('Chance of winning: 46 % without the plan, 58 % with it.');
    expect(chanceSentence(italian, thought([], true))).toBe(
      'Il piano vince, qualunque cosa abbia in mano l’altra parte.',
    );
  });

  it.each([
    [0, 0],
    [0.001, 1],
    [0.5, 50],
    [0.999, 99],
    [1, 100],
  ])('a chance of %s is %s percent', (chance, percent) => {
    expect(percentOf(chance)).toBe(percent);
  });
});

describe('why a move was made', () => {
  it('names level, personality, chance, reasons and effort', () => {
    const reasoned = {
      side: 'right',
      player: 'captain-flanker',
      analysis: thought([{ feature: 'siegeNext', gain: 0.05 }]),
    } as const;
    expect(whyLines(english, NAMES, reasoned)).toEqual([
      'Captain, flanker: comes from the flank and from the rear.',
      'Chance of winning: 46 % without the plan, 58 % with it.',
      '+5 points: more castle damage in the next turn.',
      '12,430 positions looked at.',
    ]);
  });

  it('of a player that weighs nothing says how it decides instead', () => {
    const lines = whyLines(english, NAMES, { side: 'right', player: 'random', analysis: null });
    expect(lines).toEqual([
      'The Jester: a fixed opponent that gives orders at random.',
      'It gives its orders at random.',
    ]);
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
