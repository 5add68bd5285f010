import { describe, expect, it } from 'vitest';
import { hashOfBook } from '../../src/battle/model/record';
import { bookOf, type Catalog } from '../../src/content/catalog';
import { whatIsWrong } from '../../src/content/saved/saved';
import { edited, loadWith, marked, SHIPPED, shipped } from './support/cards';

const RULES = 'cards/rules/siege.json';
const FILE = 'cards/house-rules/march.json';
const OTHER = 'cards/house-rules/rich.json';

function shippedCatalog(changes: Readonly<Record<string, string>> = {}): Catalog {
  const { catalog } = loadWith(changes);
  if (catalog === null) throw new Error('no catalog');
  return catalog;
}

const rich = (change: object) => JSON.stringify({ id: 'rich', name: 'Rich', description: 'Much supply.', change });

describe('the shipped house rules', () => {
  const catalog = shippedCatalog();
  const { optional } = catalog.rules;

  it.each([
    ['domination', { optional: { ...optional, domination: true } }],
    ['zone-ownership', { optional: { ...optional, zoneOwnership: true } }],
    ['march', { optional: { ...optional, march: true } }],
    ['riposte-for-all', { optional: { ...optional, riposteForAll: true } }],
    ['mirrored-zones', { mirrorZones: true }],
  ])('%s changes its key and nothing else', (id, change) => {
    const plain = bookOf(catalog);
    expect(bookOf(catalog, [id])).toEqual({ ...plain, rules: { ...plain.rules, ...change }, houseRules: [id] });
  });

  it('are these, each with Italian words', () => {
    expect(Object.keys(catalog.houseRules)).toHaveLength(5);
    for (const { translations } of Object.values(catalog.houseRules)) expect(translations.it).toBeDefined();
  });

  it('leave the book as it was where none is chosen, whatever else is asked for', () => {
    const hash = hashOfBook(bookOf(catalog));
    expect(bookOf(catalog)).not.toHaveProperty('houseRules');
    expect(hashOfBook(bookOf(catalog, []))).toBe(hash);
    expect(hashOfBook(bookOf(catalog, ['no-such-rule']))).toBe(hash);
  });

  it('make one book in whichever order they are chosen, and each set another', () => {
    const ids = Object.keys(catalog.houseRules);
    expect(bookOf(catalog, ids.toReversed())).toEqual(bookOf(catalog, ids));
    expect(new Set([[], ...ids.map((id) => [id]), ids].map((set) => hashOfBook(bookOf(catalog, set)))).size).toBe(7);
  });

  it('are saved with the book', () => {
    expect(whatIsWrong('book', bookOf(catalog, ['march', 'domination']))).toBeNull();
    expect(whatIsWrong('book', bookOf(catalog))).toBeNull();
  });

  it.each([
    [['March!'], 'houseRules.0'],
    [[], 'houseRules'],
    [['march', 'march'], 'houseRules'],
    ['march', 'houseRules'],
  ])('as %j no save names them', (houseRules, place) => {
    expect(whatIsWrong('book', { ...bookOf(catalog), houseRules })).toMatch(new RegExp(`^book\\.${place}: must be`));
  });
});

describe('a house rule of a designer', () => {
  it('changes any number of the rules, key by key, and may change several', () => {
    const change = { castleHealth: 100, supply: { cap: 9 }, formations: ['siege-vanguard'] };
    const { rules, formations } = bookOf(shippedCatalog({ [OTHER]: rich(change) }), ['rich']);
    const before = shippedCatalog().rules;
    expect(rules).toEqual({ ...before, ...change, supply: { ...before.supply, cap: 9 } });
    expect(formations.map(({ id }) => id)).toEqual(['siege-vanguard']);
  });

  it('with another that changes the same key: the later id holds', () => {
    const early = rich({ castleHealth: 90 }).replaceAll('rich', 'early');
    const catalog = shippedCatalog({ [OTHER]: rich({ castleHealth: 100 }), 'cards/house-rules/early.json': early });
    expect(bookOf(catalog, ['rich', 'early']).rules.castleHealth).toBe(100);
  });

  it('is told where it changes nothing', () => {
    const { problems, warnings } = loadWith({ [OTHER]: rich({ castleHealth: 140, optional: { march: false } }) });
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ file: OTHER, pointer: '/change', message: `changes nothing of ${RULES}` }]);
  });

  it('is not blamed for what the rules themselves name wrongly', () => {
    const { problems } = loadWith({ [RULES]: edited(shipped(RULES), '"siege-phalanx"', '"no-such"') });
    expect(problems.map(({ file }) => file)).toEqual([RULES]);
  });
});

type Row = readonly [pointer: string, part: string, instead: string, message: string, suggestion?: string];

const ROWS: readonly Row[] = [
  ['/change/optional/mrach', '"march": true', '▸"mrach": true', 'unknown key "mrach"', 'march'],
  ['/change/optional/march', '"march": true', '"march": ▸1', 'march must be true or false'],
  ['/change/deckSize', '"optional"', '▸"deckSize": 20, "optional"', 'unknown key "deckSize"'],
  ['/change/terrain', '"optional"', '▸"terrain": [], "optional"', 'unknown key "terrain"'],
  [
    '/change/openingHand/left',
    '"optional"',
    '"openingHand": { "left": ▸9 }, "optional"',
    'left must be at most the handLimit of 8',
  ],
  [
    '/change/formations/0',
    '"optional"',
    '"formations": [▸"siege-phalax"], "optional"',
    'there is no formation "siege-phalax"',
    'siege-phalanx',
  ],
  [
    '/change/castleHealth',
    '"optional"',
    '"castleHealth": ▸null, "optional"',
    'castleHealth must be a whole number from 1 to 9999',
  ],
  ['/change', /"change": (\{.*?\}\s*\})/s.exec(shipped(FILE))?.[1] ?? '', '▸true', 'change must be an object { … }'],
  ['/id', '"id": "march"', '"id": ▸"marching"', 'id must be the name of the file, "march"'],
];

describe('a house rule that is wrong', () => {
  for (const [pointer, part, instead, message, suggestion] of ROWS) {
    it(`${pointer}: ${part} → ${instead}`, () => {
      const { text, line, column } = marked(edited(shipped(FILE), part, instead));
      const { catalog, problems } = loadWith({ [FILE]: text });
      const hint = suggestion === undefined ? {} : { suggestion };
      expect(problems).toEqual([{ file: FILE, line, column, pointer, message, ...hint }]);
      expect(Object.keys(catalog?.houseRules ?? {})).toHaveLength(4);
    });
  }

  it('is left out alone, and a battle without it begins as ever', () => {
    const { catalog } = loadWith({ [FILE]: '{' });
    expect(catalog && hashOfBook(bookOf(catalog, ['march']))).toBe(hashOfBook(bookOf(shippedCatalog())));
  });

  it('without any there is nothing to choose', () => {
    const none = [...SHIPPED.keys()].filter((name) => name.startsWith('cards/house-rules/'));
    const { catalog, problems } = loadWith(Object.fromEntries(none.map((name) => [name, undefined])));
    expect([catalog?.houseRules, problems]).toEqual([{}, []]);
  });
});
