import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { tellField } from '../../../src/words/field/chronicle';
import { ENGLISH_FIELD } from '../../../src/words/field/en';
import { ITALIAN_FIELD } from '../../../src/words/field/it';
import { type FieldNarrator, fieldNames, fieldNarrator } from '../../../src/words/field/narrator';
import { mustSubmit, sharedBattle } from '../../skirmish/support/battles';
import { fieldBook, fieldCatalog, RULE_SETS, type RuleSetId } from '../../skirmish/support/books';
import { field, type Sketch } from '../../skirmish/support/field';

const MESSAGES = { en: ENGLISH_FIELD, it: ITALIAN_FIELD };

function narratorOf(rules: RuleSetId, language: 'en' | 'it', units: FieldNarrator['units']): FieldNarrator {
  const intl = createIntl({
    locale: language,
    messages: MESSAGES[language],
    onError: (error) => expect.fail(String(error)),
  });
  const names = fieldNames(fieldCatalog(), rules, language);
  const kind = fieldBook(rules).rules.attack.kind;
  return fieldNarrator((word, values) => intl.formatMessage({ id: word }, values), names, kind, {
    units: [...units] as never,
  });
}

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** ICU's own numbers for text and for the sign of a count. */
const TEXT = [0, 7];

/** The arguments of a message, by name, those within its choices too. */
function argumentsOf(elements: readonly Element[]): readonly string[] {
  const names = elements.flatMap(({ type, value, options }) => [
    ...(TEXT.includes(type) ? [] : [String(value)]),
    ...Object.values(options ?? {}).flatMap((branch) => argumentsOf(branch.value)),
  ]);
  return [...new Set(names)].sort();
}

/** Made once: what it parses is what takes time. */
const READERS = { en: createIntl({ locale: 'en', messages: {} }), it: createIntl({ locale: 'it', messages: {} }) };

function parsed(locale: 'en' | 'it', message: string): readonly Element[] {
  const { formatters } = READERS[locale];
  return formatters.getMessageFormat(message, locale).getAst() as unknown as readonly Element[];
}

describe('the words of the open field', () => {
  it.each(Object.keys(ENGLISH_FIELD) as (keyof typeof ENGLISH_FIELD)[])(
    '%s takes the same values in Italian',
    (word) => {
      const english = argumentsOf(parsed('en', ENGLISH_FIELD[word]));
      const italian = argumentsOf(parsed('it', ITALIAN_FIELD[word]));
      // A language may leave a choice out where it has one form for all; it never needs a value of its own.
      expect(english).toEqual(expect.arrayContaining([...italian]));
    },
  );

  it.each(RULE_SETS)('every event of a battle by %s is told without a hole, in both languages', (rules) => {
    const engine = skirmishEngineFor(fieldBook(rules));
    const moments = sharedBattle(engine);
    const events = moments.flatMap(({ step }) => step.events);
    const units = moments[0]?.before.units ?? [];
    for (const language of ['en', 'it'] as const) {
      const narrator = narratorOf(rules, language, units);
      for (const event of events) {
        const sentence = tellField(narrator, event);
        if (sentence !== null) expect(sentence).not.toMatch(/[{}]|undefined|field\.|left-\d|right-\d/);
      }
    }
  });
});

describe('document 004’s message', () => {
  const units: readonly Sketch[] = [
    ['w', 'warden', 'left', 'F6'],
    ['b', 'bowman', 'left', 'H6'],
    ['s', 'skulker', 'right', 'G6', { facing: 'north' }],
  ];

  it('names who helps to flank, the roll and the hit', () => {
    const engine = skirmishEngineFor(fieldBook('2d6'));
    const position = { ...field(engine.book, units), chance: { kind: 'planned' as const, rolls: [6, 3, 6] } };
    const { events } = mustSubmit(engine, position, { type: 'attack', unit: 'w', target: 's' });
    const told = events
      .map((event) => tellField(narratorOf('2d6', 'en', position.units), event))
      .filter((line) => line !== null);
    expect(told[0]).toBe(
      'Left Warden attacks Right Skulker with Iron sword. [Weapon: +3 attack] [Flanked together with Left Bowman: +2 attack] [2d6 (9) +5 = 14 against 11] Hit: 8 damage.',
    );
  });

  const toldOf = (sketches: readonly Sketch[], rolls: readonly number[]) => {
    const engine = skirmishEngineFor(fieldBook('2d6'));
    const position = { ...field(engine.book, sketches), chance: { kind: 'planned' as const, rolls: [...rolls] } };
    const { events } = mustSubmit(engine, position, { type: 'attack', unit: 'k', target: 'w' });
    return events
      .map((event) => tellField(narratorOf('2d6', 'en', position.units), event))
      .filter((line) => line !== null)[0];
  };
  const attackOn = (facing: 'north' | 'east' | 'west'): readonly Sketch[] => [
    ['k', 'skulker', 'left', 'F6'],
    ['w', 'axeman', 'right', 'G6', { facing }],
  ];

  it('names a blow from behind with its attack and its damage', () => {
    expect(toldOf(attackOn('east'), [6, 3, 5])).toBe(
      'Left Skulker attacks Right Axeman with Dagger. [Weapon: +4 attack] [From behind: +2 attack] [From behind: +2 damage] [2d6 (9) +6 = 15 against 10] Hit: 9 damage.',
    );
  });

  it('ruling 107: says nothing of the side and the front, which gain nothing', () => {
    const plain =
      'Left Skulker attacks Right Axeman with Dagger. [Weapon: +4 attack] [2d6 (9) +4 = 13 against 10] Hit: 7 damage.';
    expect(toldOf(attackOn('north'), [6, 3, 5])).toBe(plain);
    expect(toldOf(attackOn('west'), [6, 3, 5])).toBe(plain);
  });
});
