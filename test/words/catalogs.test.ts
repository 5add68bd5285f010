import { describe, expect, it } from 'vitest';
import { REFUSAL_SENTENCES } from '../../src/battle/model/refusals';
import { LANGUAGES, type Language } from '../../src/content/catalog';
import { ENGLISH } from '../../src/words/en';
import { ENGLISH_ABILITIES } from '../../src/words/en/abilities';
import { ENGLISH_ADVICE } from '../../src/words/en/advice';
import { ENGLISH_ANALYSIS } from '../../src/words/en/analysis';
import { ENGLISH_ARITHMETIC } from '../../src/words/en/arithmetic';
import { ENGLISH_ARMS } from '../../src/words/en/arms';
import { ENGLISH_BACKUP } from '../../src/words/en/backup';
import { ENGLISH_BATTLES } from '../../src/words/en/battles';
import { ENGLISH_CAMPAIGN } from '../../src/words/en/campaign';
import { ENGLISH_CHRONICLE } from '../../src/words/en/chronicle';
import { ENGLISH_COMMAND } from '../../src/words/en/command';
import { ENGLISH_DECKS } from '../../src/words/en/decks';
import { ENGLISH_DEEDS } from '../../src/words/en/deeds';
import { ENGLISH_FLANKING } from '../../src/words/en/flanking';
import { ENGLISH_FORESIGHT } from '../../src/words/en/foresight';
import { ENGLISH_GROUND } from '../../src/words/en/ground';
import { ENGLISH_HOME } from '../../src/words/en/home';
import { ENGLISH_HOUSE_RULES } from '../../src/words/en/houseRules';
import { ENGLISH_KEYS } from '../../src/words/en/keys';
import { ENGLISH_LEDGER } from '../../src/words/en/ledger';
import { ENGLISH_LESSONS } from '../../src/words/en/lessons';
import { ENGLISH_PLACES } from '../../src/words/en/places';
import { ENGLISH_PLAYERS } from '../../src/words/en/players';
import { ENGLISH_PLAYING } from '../../src/words/en/playing';
import { ENGLISH_SAVES } from '../../src/words/en/saves';
import { ENGLISH_SCREENS } from '../../src/words/en/screens';
import { ENGLISH_SETTINGS } from '../../src/words/en/settings';
import { ENGLISH_SET_UP } from '../../src/words/en/setUp';
import { ENGLISH_START } from '../../src/words/en/start';
import { ENGLISH_STRATAGEMS } from '../../src/words/en/stratagems';
import { ENGLISH_TERMS } from '../../src/words/en/terms';
import type { AnyWord } from '../../src/words/speak';
import { intlOf } from './support/intl';
import { MESSAGES } from './support/messages';

/** The part of a parsed message that matters here: an argument, and the branches of a choice. */
interface Element {
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** A message of arguments and signs alone has nothing to translate. */
function hasWords(message: string): boolean {
  return /\p{L}{2}/u.test(message.replace(/\{[^{}]*\}/g, ''));
}

/** ICU's own numbers for what stands in a message. */
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

type Parsed = Element & { readonly type: number };

const WORDS = Object.keys(MESSAGES.en) as AnyWord[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

function parsed(language: Language, word: AnyWord): readonly Parsed[] {
  const { formatters, messages, locale } = intlOf(language);
  return formatters.getMessageFormat(messages[word] as string, locale).getAst() as readonly Parsed[];
}

/** Every argument with what may be given for it: the words of a choice, or anything. */
function argumentsOf(elements: readonly Parsed[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { type, value, options } of elements) {
    if (type === LITERAL || type === POUND) continue;
    const choices = type === SELECT ? Object.keys(options ?? {}).filter((choice) => choice !== 'other') : [];
    found.set(String(value), new Set([...(found.get(String(value)) ?? []), ...choices]));
    for (const branch of Object.values(options ?? {})) {
      for (const [name, inner] of argumentsOf(branch.value as readonly Parsed[])) {
        found.set(name, new Set([...(found.get(name) ?? []), ...inner]));
      }
    }
  }
  return found;
}

function isCounted(elements: readonly Parsed[], name: string): boolean {
  return elements.some(
    ({ type, value, options }) =>
      (type === PLURAL && value === name) ||
      Object.values(options ?? {}).some((branch) => isCounted(branch.value as readonly Parsed[], name)),
  );
}

/** Values for a message: with every choice in turn, or with every count. */
function samples(elements: readonly Parsed[]): Record<string, string | number>[] {
  const all = [...argumentsOf(elements)];
  const variants = Math.max(3, ...all.map(([, choices]) => choices.size + 1));
  return Array.from({ length: variants }, (_, variant) =>
    Object.fromEntries(
      all.map(([name, choices]) => {
        if (isCounted(elements, name)) return [name, variant];
        return [
          name,
          choices.size > 0 ? ([...choices, 'none of them'][variant % (choices.size + 1)] ?? '') : `‹${name}›`,
        ];
      }),
    ),
  );
}

describe.each(OTHERS)('the words in %s', (language) => {
  it('are the same words as in English', () => {
    expect(Object.keys(MESSAGES[language]).sort()).toEqual([...WORDS].sort());
  });

  it.each(WORDS)('%s takes the same values as in English', (word) => {
    expect(argumentsOf(parsed(language, word))).toEqual(argumentsOf(parsed('en', word)));
  });

  it('are translated: few are the same as in English', () => {
    const same = WORDS.filter((word) => hasWords(MESSAGES.en[word]) && MESSAGES[language][word] === MESSAGES.en[word]);
    expect(same.length).toBeLessThan(20);
  });
});

describe.each(LANGUAGES)('every message in %s', (language) => {
  it.each(WORDS)('%s can be said with any values', (word) => {
    const intl = intlOf(language);
    for (const values of samples(parsed(language, word))) {
      const said = intl.formatMessage({ id: word }, values);
      expect(said).not.toMatch(/[{}#]|undefined/);
      expect(said.length > 0 || MESSAGES[language][word].includes('select')).toBe(true);
    }
  });

  it('uses the apostrophe of print: a straight one would quote what follows', () => {
    const straight = WORDS.filter((word) => MESSAGES[language][word].includes("'"));
    expect(straight).toEqual([]);
  });

  it.each(Object.keys(REFUSAL_SENTENCES))('has a sentence for the refusal %s', (code) => {
    expect(MESSAGES[language][`refusal.${code}` as AnyWord]).toMatch(/^\p{Lu}.*\.$/u);
  });
});

it('the refusals’ English sentences are those of the battle', () => {
  for (const [code, sentence] of Object.entries(REFUSAL_SENTENCES)) {
    expect(MESSAGES.en[`refusal.${code}` as AnyWord]).toBe(sentence);
  }
});

it('no word stands in two files: the later one would silently win', () => {
  const files = [
    ENGLISH_ABILITIES,
    ENGLISH_ARITHMETIC,
    ENGLISH_BACKUP,
    ENGLISH_CHRONICLE,
    ENGLISH_GROUND,
    ENGLISH_HOME,
    ENGLISH_HOUSE_RULES,
    ENGLISH_ANALYSIS,
    ENGLISH_BATTLES,
    ENGLISH_KEYS,
    ENGLISH_LEDGER,
    ENGLISH_ARMS,
    ENGLISH_CAMPAIGN,
    ENGLISH_DECKS,
    ENGLISH_LESSONS,
    ENGLISH_PLACES,
    ENGLISH_PLAYERS,
    ENGLISH_PLAYING,
    ENGLISH_DEEDS,
    ENGLISH_ADVICE,
    ENGLISH_SAVES,
    ENGLISH_SCREENS,
    ENGLISH_START,
    ENGLISH_STRATAGEMS,
    ENGLISH_SET_UP,
    ENGLISH_SETTINGS,
    ENGLISH_FLANKING,
    ENGLISH_FORESIGHT,
    ENGLISH_COMMAND,
    ENGLISH_TERMS,
  ];
  expect(files.flatMap((file) => Object.keys(file)).sort()).toEqual(Object.keys(ENGLISH).sort());
});

describe('Italian counts', () => {
  const intl = intlOf('it');
  const card = { name: 'N', type: 't', cost: 3, attack: 1, defense: 1, health: 1, keywords: '', chosen: 'no' };

  it.each([
    ['hand.card', { ...card, lock: 'dear', missing: 1 }, ', manca 1 rifornimento'],
    ['hand.card', { ...card, lock: 'dear', missing: 2 }, ', mancano 2 rifornimenti'],
    ['hand.needs', { missing: 1 }, 'ne manca 1'],
    ['hand.needs', { missing: 2 }, 'ne mancano 2'],
    ['cell.toll', { damage: 1, falls: 'no' }, 'subisce 1 danno '],
    ['cell.strikeLeaves', { damage: 9, from: '', left: 1 }, 'ne resta 1'],
    ['log.turn.yours', { round: 1, supply: 1 }, '1 rifornimento.'],
    ['home.side.right', { cards: 0, bonus: 1, castle: 'same', health: 0 }, 'Destra, 1 rifornimento in più'],
    ['home.side.right', { cards: 1, bonus: 1, castle: 'same', health: 0 }, 'Destra, 1 carta in più, 1 rifornimento'],
  ] as const)('%s %o', (word, values, words) => {
    expect(intl.formatMessage({ id: word }, values)).toContain(words);
  });
});
