import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { refusal, SKIRMISH_REFUSALS, type SkirmishRefusal } from '../../../../src/skirmish/model/refusals';
import { refusalWords } from '../../../../src/ui/field/rail/refusalWords';
import { ENGLISH_FIELD } from '../../../../src/words/field/en';
import { ITALIAN_FIELD } from '../../../../src/words/field/it';
import type { FieldSpeak } from '../../../../src/words/field/narrator';

function speakerOf(locale: string, messages: Readonly<Record<string, string>>): FieldSpeak {
  const intl = createIntl({
    locale,
    messages: { ...messages },
    onError: (problem) => {
      throw problem;
    },
  });
  return (word, values) => intl.formatMessage({ id: word }, { ...values });
}

const SPEAKERS = [speakerOf('en', ENGLISH_FIELD), speakerOf('it', ITALIAN_FIELD)] as const;
const [english, italian] = SPEAKERS;

const DETAILED: readonly (readonly [SkirmishRefusal, en: string, it: string])[] = [
  [
    refusal('insufficient_movement', { required: 5, available: 3 }),
    'That takes 5 movement; 3 is left.',
    'Costa 5 movimento; ne resta 3.',
  ],
  [
    refusal('target_out_of_range', { distance: 4, minimum: 1, maximum: 1 }),
    '4 cells away: it strikes at 1.',
    'È a 4 caselle: colpisce a 1.',
  ],
  [
    refusal('target_out_of_range', { distance: 1, minimum: 2, maximum: Number.POSITIVE_INFINITY }),
    '1 cell away: it strikes from 2 on.',
    'È a 1 casella: colpisce da 2 in poi.',
  ],
  [
    refusal('BLOCKED_BY_WALL', {
      blockers: [
        { x: 4, y: 5 },
        { x: 5, y: 5 },
      ],
    }),
    'Something stands in the line of sight, at E6, F6.',
    'Qualcosa sta sulla linea di vista, in E6, F6.',
  ],
  [
    refusal('blocked_by_cover', { cover: 'wall', position: { x: 0, y: 0 } }),
    'Fully covered by the wall at A1: strike from another side.',
    'Del tutto al riparo (the wall, A1): colpisci da un altro lato.',
  ],
  [
    refusal('position_blocked', { blockedPosition: { x: 2, y: 1 } }),
    'C2 can’t be entered.',
    'In C2 non si può entrare.',
  ],
  [refusal('requirements_not_met', { stat: 'DEX', required: 14 }), 'That needs dex 14.', 'Serve dex 14.'],
  [
    refusal('invalid_party_size', { requiredMin: 3, requiredMax: 6 }),
    'It takes 3 to 6 members.',
    'Servono da 3 a 6 membri.',
  ],
  [
    refusal('character_movement_failed', { failedCharacter: 'k' }),
    'unit k can’t reach its place.',
    'unit k non raggiunge il suo posto.',
  ],
];

const NAMES = {
  unit: (id: string) => `unit ${id}`,
  thing: (id: string) => `the ${id}`,
  stat: (id: string) => id.toLowerCase(),
};

describe('refusals in words', () => {
  it('every code is a sentence of its own in both languages, also without details', () => {
    for (const speak of SPEAKERS) {
      const sentences = SKIRMISH_REFUSALS.map((code) => refusalWords(speak, refusal(code)));
      expect(sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
      expect(new Set(sentences).size).toBe(SKIRMISH_REFUSALS.length);
    }
  });

  it('what the details know is told', () => {
    expect(DETAILED.map(([each]) => refusalWords(english, each, NAMES))).toEqual(DETAILED.map(([, en]) => en));
    expect(DETAILED.map(([each]) => refusalWords(italian, each, NAMES))).toEqual(DETAILED.map(([, , it]) => it));
  });
});
