import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../src/content/catalog';
import { idOf, KINDS, type Kind, kindOf, RULES_FILE } from '../../src/content/kinds';
import { problemLine } from '../../src/content/problem';
import { loadOnly, SHIPPED, shipped } from './support/cards';

const NUMBER_OF_RUNS = process.env.NINEKEEP_SOAK === '1' ? 50_000 : 3_400;
const FILES = [...SHIPPED.keys()];

/** Every kind as often as every other, however many files it has. */
const file = fc.oneof(...KINDS.map((kind) => fc.constantFrom(...FILES.filter((name) => kindOf(name) === kind))));

const TABLES = {
  card: 'cards',
  faction: 'factions',
  deck: 'decks',
  terrain: 'terrain',
  obstacle: 'obstacles',
  formation: 'formations',
  'field-rules': 'fieldRules',
} as const satisfies Readonly<Partial<Record<Kind, keyof Catalog>>>;

/** Only cards, factions and decks refer to files of another kind: loading the rest as well would double the time. */
const CARD_BATTLE: readonly (Kind | null)[] = ['card', 'faction', 'deck', 'rules'];
const companions = (name: string) => (other: string) =>
  other === RULES_FILE ||
  kindOf(other) === kindOf(name) ||
  [name, other].every((it) => CARD_BATTLE.includes(kindOf(it)));
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

function expectPlacesInside(name: string, text: string): void {
  const shelf = FILES.filter(companions(name));
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
  expect(catalog === null).toBe(wrong.has(RULES_FILE));
  if (catalog !== null) for (const other of shelf) expect(isIn(catalog, other)).toBe(!wrong.has(other));
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

  it('when it is any text at all', () => {
    fc.assert(fc.property(file, fc.string({ unit: 'binary', maxLength: 200 }), expectPlacesInside), {
      numRuns: NUMBER_OF_RUNS,
      seed: 20261116,
    });
  }, 600_000);
});
