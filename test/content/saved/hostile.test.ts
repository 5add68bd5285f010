import { afterEach, describe, expect, it } from 'vitest';
import { whatIsWrong } from '../../../src/content/saved/saved';
import { bookSample, positionSample, withValue } from './support/samples';

const BOOK = bookSample();
const POSITION = positionSample();

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

const cyclic: Record<string, unknown> = {};
cyclic.again = cyclic;

const many = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);
const polluted: unknown = JSON.parse('{"__proto__": {"polluted": true}}');

const HOSTILE: Readonly<Record<string, () => string | null>> = {
  'a book nested without end': () => whatIsWrong('book', nested(50_000)),
  'rules nested without end': () => whatIsWrong('book', { ...BOOK, rules: { id: nested(50_000) } }),
  'rules within themselves': () => whatIsWrong('book', { ...BOOK, rules: cyclic }),
  'an ability of a million parts': () =>
    whatIsWrong('book', withValue(BOOK, ['abilities', 'mend', 'parts'], many(1_000_000, {}))),
  'lists of lists': () => whatIsWrong('book', withValue(BOOK, ['rules', 'zones'], many(900, many(900, 1)))),
  'four thousand wrong cards': () =>
    whatIsWrong('book', { ...BOOK, cards: Object.fromEntries(many(4000, {}).map((card, id) => [`card-${id}`, card])) }),
  'a hundred thousand cards': () =>
    whatIsWrong('book', { ...BOOK, cards: Object.fromEntries(many(100_000, 1).map((_, id) => [`card-${id}`, {}])) }),
  'a name of five million letters': () =>
    whatIsWrong('book', withValue(BOOK, ['cards', 'oathguard', 'id'], 'a'.repeat(5_000_000))),
  'a million units': () => whatIsWrong('start', withValue(POSITION, ['state', 'units'], many(1_000_000, null))),
  'inherited rules': () => whatIsWrong('book', { ...BOOK, rules: Object.create(BOOK.rules) as unknown }),
  'an inherited book': () => whatIsWrong('book', Object.create(BOOK)),
  'a card called __proto__': () => whatIsWrong('book', { ...BOOK, cards: polluted }),
  'a key __proto__ where any terrain may be named': () =>
    whatIsWrong(
      'book',
      withValue(
        BOOK,
        ['abilities', 'raise-palisade', 'parts', 0, 'effect', 'setTerrain', 'change'],
        JSON.parse('{"any": "blocking", "__proto__": "normal"}'),
      ),
    ),
  'a card called constructor': () =>
    whatIsWrong('book', { ...BOOK, cards: { constructor: { ...BOOK.cards.oathguard, id: 'constructor' } } }),
  'a date for rules': () => whatIsWrong('book', { ...BOOK, rules: new Date(0) }),
  'a list with a hole': () => whatIsWrong('stream', [1, 2, 3, undefined]),
};

afterEach(() => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('a hostile part of a save', () => {
  it.each(Object.keys(HOSTILE))('%s: is refused with a place and a reason', (name) => {
    expect(HOSTILE[name]?.()).toMatch(/^(book|start|stream)(\.\S+)?: (must|has|is missing)/);
  });

  // The time of this process alone: others on the machine are not to blame it for.
  it('is refused within 50 ms', () => {
    const value = withValue(BOOK, ['abilities', 'mend', 'parts'], many(1_000_000, {}));
    const lists = withValue(BOOK, ['rules', 'zones'], many(900, many(900, 1)));
    const cards = { ...BOOK, cards: Object.fromEntries(many(4000, {}).map((card, id) => [`card-${id}`, card])) };
    for (const book of [value, lists, cards, { ...BOOK, rules: cyclic }]) {
      const before = process.cpuUsage();
      expect(whatIsWrong('book', book)).not.toBeNull();
      const { user } = process.cpuUsage(before);
      expect(user).toBeLessThan(50_000);
    }
  });

  it('costs a sound one no more than 10 ms', () => {
    const times = Array.from({ length: 20 }, () => {
      const before = process.cpuUsage();
      whatIsWrong('book', BOOK);
      return process.cpuUsage(before).user;
    });
    expect(Math.min(...times)).toBeLessThan(10_000);
  });
});
