import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS, EFFECTS_OF, TRIGGERS, WHO } from '../../src/battle/abilities/vocabulary';
import type { Catalog } from '../../src/content/catalog';
import { idOf, KINDS, type Kind, kindOf, RULES_FILE } from '../../src/content/kinds';
import { type Problem, problemLine } from '../../src/content/problem';
import { loadOnly, SHIPPED, shipped } from './support/cards';

const NUMBER_OF_RUNS = process.env.NINEKEEP_SOAK === '1' ? 50_000 : 3_400;

/** One faction stands for all four. */
const FILES = [...SHIPPED.keys()].filter((name) => !/(thornveil|cinder|galecrest)/.test(name));

/** Every kind as often as every other, however many files it has. */
const file = fc.oneof(...KINDS.map((kind) => fc.constantFrom(...FILES.filter((name) => kindOf(name) === kind))));

const TABLES = {
  card: 'cards',
  ability: 'abilities',
  faction: 'factions',
  deck: 'decks',
  battlefield: 'battlefields',
  terrain: 'terrain',
  obstacle: 'obstacles',
  formation: 'formations',
  'field-rules': 'fieldRules',
} as const satisfies Readonly<Partial<Record<Kind, keyof Catalog>>>;

/** What each kind is loaded with: enough that refers to it or is referred to. All files would take many times as long. */
const PEOPLE =
  /^cards\/(bastion|decks)\/|factions\/bastion|abilities\/(entrench|frontal|guard|inspire|mend|rally|reach|se|sn)/;
const GROUND =
  /^cards\/(terrain|formations|battlefields)\/|abilities\/(entrench|raise|stealth)|wallwright|factions\/bastion/;
const COMPANIONS: Readonly<Record<Kind, RegExp>> = {
  card: PEOPLE,
  faction: PEOPLE,
  deck: PEOPLE,
  ability: /^cards\/terrain\/|abilities\/(mend|guard|reach)|field-barber|oathguard|pike|factions\/bastion/,
  battlefield: GROUND,
  terrain: GROUND,
  formation: GROUND,
  rules: GROUND,
  obstacle: /^cards\/obstacles\//,
  'field-rules': /^cards\/rules\//,
};

function shelfOf(name: string): string[] {
  const companions = COMPANIONS[kindOf(name) ?? 'card'];
  return FILES.filter((other) => other === name || other === RULES_FILE || companions.test(other));
}

const scraps = fc.oneof(
  fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '//', '\0', '\ud800', '\ufeff', '-', '1e999', 'null'),
  fc.constantFrom('"__proto__":{},', '"constructor":1,', '"id":"x",', '"attack":', '\r', '\u2028', '{"a":'.repeat(25)),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** Cut a piece out of the text and put a scrap there. */
const cut = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat({ max: 40 }), scrap: scraps });

function mutated(text: string, cuts: readonly { at: number; length: number; scrap: string }[]): string {
  return cuts.reduce((rest, { at, length, scrap }) => {
    const from = Math.floor(at * rest.length);
    return rest.slice(0, from) + scrap + rest.slice(from + length);
  }, text);
}

/** Puts any JSON at a random place of the value. */
function planted(value: unknown, path: readonly number[], scion: unknown): unknown {
  const [branch, ...rest] = path;
  if (branch === undefined || typeof value !== 'object' || value === null) return scion;
  const entries = Object.entries(value);
  const [key] = entries[branch % Math.max(1, entries.length)] ?? ['0'];
  const grown = entries.map(([name, member]) => [name, name === key ? planted(member, rest, scion) : member] as const);
  return Array.isArray(value) ? grown.map(([, member]) => member) : Object.fromEntries(grown);
}

/** The words and keys of all abilities, and some that mean nothing. */
const ABILITIES = FILES.filter((name) => kindOf(name) === 'ability');
const VOCABULARY = [
  ...new Set([
    ...TRIGGERS,
    ...AREAS,
    ...WHO,
    ...Object.values(EFFECTS_OF).flat(),
    'around',
    'only',
    'health',
    'lava',
    'x',
  ]),
];
const exchange = fc.record({ at: fc.nat(), word: fc.constantFrom(...VOCABULARY) });

/** Puts other words of the vocabulary between the quotation marks of an ability's parts. */
function exchanged(text: string, exchanges: readonly { at: number; word: string }[]): string {
  const [head = '', parts = ''] = text.split('"parts"');
  const words = parts.match(/"[^"]*"/g)?.length ?? 1;
  const chosen = new Map(exchanges.map(({ at, word }) => [at % words, word]));
  let index = 0;
  return `${head}"parts"${parts.replaceAll(/"[^"]*"/g, (own) => {
    const word = chosen.get(index++);
    return word === undefined ? own : `"${word}"`;
  })}`;
}

function expectPlacesInside(name: string, text: string): void {
  const shelf = shelfOf(name);
  const { catalog, problems } = loadOnly(shelf, { [name]: text });
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const problem of problems.filter((found) => found.file === name)) {
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(lines.length);
    expect(problem.column).toBeGreaterThanOrEqual(1);
    expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1]?.length ?? 0) + 1);
    expect(problem.message).not.toMatch(/undefined|\[object|expected .* received|Invalid input/i);
    expect(problemLine(problem).length).toBeLessThan(400);
  }
  for (const problem of problems) expect(SHIPPED.has(problem.file)).toBe(true);
  const wrong = new Set(problems.map((problem) => problem.file));
  expect(catalog === null).toBe(problems.some(stopsBattle));
  if (catalog === null) return;
  const halfLoaded = (other: string) => other !== RULES_FILE && isIn(catalog, other) === wrong.has(other);
  expect(shelf.filter(halfLoaded)).toEqual([]);
}

/** Rules that name what isn't there are played without it. */
function stopsBattle({ file: name, message }: Problem): boolean {
  return name === RULES_FILE && !message.startsWith('there is no ');
}

/** Whole or not at all: a file without a problem is in the catalog, one with a problem is not. */
function isIn(catalog: Catalog, name: string): boolean {
  const kind = kindOf(name);
  if (kind === 'rules' || kind === null) return true;
  return Object.hasOwn(catalog[TABLES[kind]], idOf(name));
}

describe('whatever happens to a file, its problems lie inside it', () => {
  it('when the text is cut and patched', () => {
    fc.assert(
      fc.property(file, fc.array(cut, { minLength: 1, maxLength: 4 }), (name, cuts) => {
        expectPlacesInside(name, mutated(shipped(name), cuts));
      }),
      { numRuns: NUMBER_OF_RUNS, seed: 20261116 },
    );
  }, 600_000);

  it('when any JSON is planted anywhere', () => {
    fc.assert(
      fc.property(file, fc.array(fc.nat(), { maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }), (name, path, scion) => {
        expectPlacesInside(name, JSON.stringify(planted(JSON.parse(shipped(name)), path, scion), null, 2));
      }),
      { numRuns: NUMBER_OF_RUNS, seed: 20261116 },
    );
  }, 600_000);

  it('when the words of an ability are exchanged for others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ABILITIES),
        fc.array(exchange, { minLength: 1, maxLength: 3 }),
        (name, exchanges) => expectPlacesInside(name, exchanged(shipped(name), exchanges)),
      ),
      { numRuns: NUMBER_OF_RUNS, seed: 20261116 },
    );
  }, 600_000);

  it('when it is any text at all', () => {
    fc.assert(fc.property(file, fc.string({ unit: 'binary', maxLength: 200 }), expectPlacesInside), {
      numRuns: NUMBER_OF_RUNS,
      seed: 20261116,
    });
  }, 600_000);
});
