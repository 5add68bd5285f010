import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../src/content/lessons/lesson';
import { wordsIn } from '../../../src/content/lessons/wordProblems';
import { contentKindOf } from '../../../src/content/load/kinds';
import { edited, marked, SHIPPED, shipped } from '../support/cards';
import { loadLessonsWith as load, SHIPPED_LESSONS } from './support/lessons';

const FILES = [...SHIPPED.keys()].filter((file) => contentKindOf(file) === 'lesson');
const FIELD_FILES = [...SHIPPED.keys()].filter((file) => contentKindOf(file) === 'field-lesson');
const FIRST = 'cards/lessons/ground-under-your-feet.json';
const ON_FIELD = 'cards/lessons/field/step-and-strike.json';
const SECOND = 'cards/lessons/face-the-enemy.json';

describe('the shipped lessons', () => {
  const { catalog, field, problems } = SHIPPED_LESSONS;
  const all: readonly Lesson<object, unknown>[] = [...catalog.siege, ...field.lessons];

  it('are right, and solved by their own script', () => {
    expect(problems).toEqual([]);
    expect(catalog.siege).toHaveLength(FILES.length);
    expect(field.lessons).toHaveLength(FIELD_FILES.length);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, place) => place + 1));
  });

  it('of the open field are told of beside the others, each with its drawing, and come by themselves', () => {
    expect(catalog.field.map(({ id }) => id)).toEqual(field.lessons.map(({ id }) => id));
    for (const { sketch } of catalog.field) {
      expect(sketch.cells).toHaveLength(sketch.width * sketch.height);
      expect(new Set(sketch.units.map(({ side }) => side)).size).toBe(2);
    }
    expect(JSON.stringify(catalog.field)).not.toContain('steps');
  });

  it.each(all.map((lesson) => [lesson.id, lesson] as const))('%s has Italian for every word', (_, lesson) => {
    expect(lesson.translations.it).toBeDefined();
    for (const step of lesson.steps) {
      const italian = step.translations.it;
      expect(italian?.why === undefined).toBe(step.why === undefined);
      expect(wordsIn(italian?.say ?? '')).toBeGreaterThan(3);
      for (const mistake of step.mistakes) {
        expect(mistake.translations.it?.say).toBeDefined();
      }
    }
  });
});

describe('a lesson that is wrong is left out, by line and column:', () => {
  it.each([
    ['a key that nobody knows', '"minutes": 2', '▸"minuts": 2', 'unknown key "minuts"', 'minutes'],
    [
      'a card that nobody knows',
      '"card": "coal-hound"',
      '"card": ▸"coal-hond"',
      'there is no card "coal-hond"',
      'coal-hound',
    ],
    [
      'a deed that the rules refuse',
      '"at": [1, 0]',
      '"at": [1, 2]',
      'this can’t be done here: You cannot deploy',
      undefined,
    ],
    ['a unit that isn’t there', '"target": "hound"', '"target": "wolf"', 'this can’t be done here', undefined],
    ['an order that nobody knows', '"type": "attack",', '"type": ▸"atack",', 'must be one of', 'attack'],
    [
      'a step that waits for two things',
      '"task": "Strike',
      '"undo": true, "task": "Strike',
      'exactly one of',
      undefined,
    ],
    [
      'a prompt of more than 25 words',
      'Who has just arrived may strike at once.',
      'Who has just arrived may strike at once, and that is so because the rules of this battle say that it is so, whoever you are and wherever you stand.',
      'at most 25 words',
      undefined,
    ],
    ['another lesson’s number', '"number": 1', '"number": ▸2', 'another lesson has this number', undefined],
  ])('%s', (_, part, replacement, message, suggestion) => {
    const { text, line, column } = marked(edited(shipped(FIRST), part, replacement));
    const { catalog, problems } = load({ [FIRST]: text });
    const [problem] = problems;
    expect(problem?.message).toContain(message);
    expect(problem?.suggestion).toBe(suggestion);
    if (replacement.includes('▸')) expect(problem).toMatchObject({ file: FIRST, line, column });
    expect(catalog.siege.some(({ id }) => id === 'ground-under-your-feet')).toBe(false);
    expect(catalog.siege).toHaveLength(FILES.length - 1);
  });

  it('orders that don’t win where the battle is to be won', () => {
    const file = 'cards/lessons/a-small-battle.json';
    const castle = edited(shipped(file), '"right": 20', '"right": 90');
    expect(load({ [file]: castle }).problems[0]?.message).toBe('these orders don’t win');
  });

  it('a step after the battle is won', () => {
    const file = 'cards/lessons/screens-and-castles.json';
    const weak = edited(shipped(file), '"right": 28', '"right": 5');
    expect(load({ [file]: weak }).problems[0]?.message).toBe('the battle is over before this step');
  });

  it('a file that is no JSON takes no other with it', () => {
    const { catalog, problems } = load({ [SECOND]: '{ "id": ' });
    expect(problems.every(({ file }) => file === SECOND)).toBe(true);
    expect(catalog.siege).toHaveLength(FILES.length - 1);
  });

  it.each([
    [
      'a unit that nobody knows',
      '"unit": "axeman", "side"',
      '"unit": ▸"axman", "side"',
      'there is no unit "axman"',
      'axeman',
    ],
    ['a rule set that nobody knows', '"rules": "2d6"', '"rules": ▸"2d7"', 'there is no rule set "2d7"', '2d6'],
    ['a deed that the rules refuse', '"to": "E3" }]', '"to": "G7" }]', 'this can’t be done here', undefined],
    ['a reply that the rules refuse', '"to": "G2"', '"to": "A1"', 'this can’t be done here', undefined],
    ['dice that are laid out', '"seed":', '▸"rolls": [1], "seed":', 'unknown key "rolls"', 'rules'],
    [
      'the number of a lesson of the card battle',
      '"number": 7',
      '"number": ▸2',
      'another lesson has this number',
      undefined,
    ],
  ])('on the open field: %s', (_, part, replacement, message, suggestion) => {
    const { text, line, column } = marked(edited(shipped(ON_FIELD), part, replacement));
    const { catalog, field, problems } = load({ [ON_FIELD]: text });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.suggestion).toBe(suggestion);
    if (replacement.includes('▸')) expect(problems[0]).toMatchObject({ file: ON_FIELD, line, column });
    expect(field.lessons).toHaveLength(FIELD_FILES.length - 1);
    expect(catalog.field).toHaveLength(FIELD_FILES.length - 1);
    expect(catalog.siege).toHaveLength(FILES.length);
  });
});
