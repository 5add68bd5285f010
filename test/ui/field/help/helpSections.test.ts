import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { FieldRulesFace } from '../../../../src/content/field/catalog';
import { helpSections } from '../../../../src/ui/field/help/helpSections';
import { ENGLISH_FIELD } from '../../../../src/words/field/en';
import { ITALIAN_FIELD } from '../../../../src/words/field/it';
import type { FieldSpeak } from '../../../../src/words/field/narrator';
import { fieldCatalog } from '../../../skirmish/support/books';

const CATALOG = fieldCatalog();
const SETS = Object.values(CATALOG.rules);
const MESSAGES = { en: ENGLISH_FIELD, it: ITALIAN_FIELD };
const LANGUAGES = ['en', 'it'] as const;
type Language = (typeof LANGUAGES)[number];

const SPEAKS = { en: speakIn('en'), it: speakIn('it') };

function speakIn(locale: Language): FieldSpeak {
  const intl = createIntl({
    locale,
    messages: MESSAGES[locale],
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, { ...values });
}

function sectionsOf(face: FieldRulesFace, language: Language = 'en') {
  return helpSections(face, CATALOG, SPEAKS[language], language);
}

function textOf(face: FieldRulesFace, language: Language = 'en'): string {
  return sectionsOf(face, language)
    .flatMap(({ lines }) => lines)
    .map((line) => (typeof line === 'string' ? line : `${line.name} ${line.text}`))
    .join('\n');
}

/** All digits in a text or a file: "2d6" has 2 and 6. */
function numbersIn(value: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(value).match(/\d+/g));
}

/** What is no part of the rules: words, and what the engine doesn't read. */
const WORDS = ['id', 'name', 'description', 'translations', 'stats', 'roster', 'mode', '$schema'];

describe.each(SETS.map((face) => [face.id, face] as const))('the help of %s', (_, face) => {
  it('has a section with something to read for every part of its file', () => {
    const parts = Object.keys(face).filter((key) => !WORDS.includes(key));
    const sections = sectionsOf(face);
    expect(sections.map(({ part }) => part).sort()).toEqual([...parts, 'terrain'].sort());
    for (const { title, lines } of sections) {
      expect(title).not.toBe('');
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  it.each(LANGUAGES)('doesn’t explain health by its own name, in %s', (language) => {
    const [title, lines] = sectionsOf(face, language).flatMap((section) =>
      section.part === 'health' ? [section.title, section.lines.join(' ')] : [],
    );
    expect(lines?.toLowerCase().split(String(title).toLowerCase()).length).toBeLessThanOrEqual(2);
  });

  it.each(LANGUAGES)('shows no number that does not stand in a file, in %s', (language) => {
    const { terrain, maneuvers, formations } = CATALOG;
    const known = numbersIn([face, terrain, maneuvers, formations]);
    const shown = textOf(face, language).match(/\d+/g) ?? [];
    expect(shown.filter((number) => !known.has(number))).toEqual([]);
    expect(shown.length).toBeGreaterThan(10);
  });

  it('says the same things in both languages', () => {
    const shape = (language: Language) => sectionsOf(face, language).map(({ part, lines }) => [part, lines.length]);
    expect(shape('it')).toEqual(shape('en'));
    expect(textOf(face, 'it')).not.toBe(textOf(face, 'en'));
  });
});

/** Every number of a rule set's parts, by its path. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
}

function changedAt(face: FieldRulesFace, path: readonly string[], value: number): FieldRulesFace {
  const copy = structuredClone(face) as unknown as Record<string, unknown>;
  let part = copy;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[path.at(-1) ?? ''] = value;
  return copy as unknown as FieldRulesFace;
}

/** No cover has no line of its own. */
const UNTOLD = /^cover none /;

it('a number that is changed in a copy changes the text', () => {
  for (const face of SETS) {
    const before = textOf(face);
    const numbers = pathsOf(face).filter(([part = '', ...rest]) => {
      return !WORDS.includes(part) && !UNTOLD.test([part, ...rest].join(' '));
    });
    expect(numbers.length).toBeGreaterThan(10);
    for (const path of numbers) {
      const text = textOf(changedAt(face, path, 987));
      expect(text, `${face.id} ${path.join('/')}`).not.toBe(before);
      expect(text, `${face.id} ${path.join('/')}`).toContain('987');
    }
  }
});

it('a set that nobody has seen yet explains itself', () => {
  const [one, other] = SETS;
  if (one === undefined || other === undefined) throw new Error('there are several sets');
  const { fog: _fog, ...bare } = one;
  const fresh: FieldRulesFace = { ...bare, id: 'fresh', attack: { kind: 'total', dice: '3d8+1', defense: 'DEF' } };
  expect(textOf(fresh)).toContain('3d8+1');
  expect(sectionsOf(fresh).some(({ part }) => part === 'fog')).toBe(false);
});
