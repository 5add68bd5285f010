import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { bandsPerMove } from '../../../src/skirmish/model/bands';
import { answerAbout } from '../../../src/words/field/answers';
import { ENGLISH_FIELD } from '../../../src/words/field/en';
import { fieldNames, fieldNarrator } from '../../../src/words/field/narrator';
import type { Question } from '../../../src/words/field/parseCommand';
import { fieldBook, fieldCatalog, type RuleSetId } from '../../skirmish/support/books';
import { field, type Sketch } from '../../skirmish/support/field';

/** Document 004's picture: an ally at B2 beside an enemy at C2. */
const UNITS: readonly Sketch[] = [
  ['w', 'warden', 'left', 'D4'],
  ['b', 'bowman', 'left', 'B2'],
  ['s', 'spearman', 'right', 'C2', { facing: 'south' }],
];

const answers = (question: Question, ...words: readonly string[]) => answersBy('2d6', UNITS, question, words);

function answersBy(rules: RuleSetId, units: readonly Sketch[], question: Question, words: readonly string[]): string[] {
  const book = fieldBook(rules);
  const state = field(book, units);
  const intl = createIntl({ locale: 'en', messages: ENGLISH_FIELD });
  const names = fieldNames(fieldCatalog(), rules, 'en');
  const narrator = fieldNarrator((word, values) => intl.formatMessage({ id: word }, values), names, 'total', state);
  return answerAbout({ book, narrator, field: state, side: 'left' }, question, words);
}

describe('questions in the terminal', () => {
  it('004:876: flank names the cell, whom it flanks and the ally with its cell', () => {
    expect(answers('flank', 'c2')).toContain('Move to D2 to flank Right Spearman with Left Bowman at B2.');
    expect(answers('flank', 'c2')).toContain('Move to C1 to strike Right Spearman from behind.');
  });

  it('odds gives chance, damage and every modifier', () => {
    const [sum, ...modifiers] = answers('odds', 'b2', 'c2');
    expect(sum).toBe('Left Bowman against Right Spearman: 28 % to hit, 0 % critical, damage 1 to 4, 0 % to fell.');
    expect(modifiers).toContain('  [Weapon: +2 attack]');
  });

  it('threat names who could strike from where it stands', () => {
    expect(answers('threat', 'b2')).toEqual([expect.stringMatching(/^Right Spearman at C2: \d+ %, damage 2 to 9$/)]);
  });

  it('001:25: inspect tells how many bands a move crosses, where distances have names', () => {
    const bowman: readonly Sketch[] = [['b', 'bowman', 'left', 'B2']];
    expect(answersBy('d20', bowman, 'inspect', ['b2']).at(-1)).toMatch(/; Bow, any range; a move crosses 1 band$/);
    expect(answers('inspect', 'b2').at(-1)).not.toContain('band');
    expect([1, 6, 7, 12, 13, 30].map(bandsPerMove)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
