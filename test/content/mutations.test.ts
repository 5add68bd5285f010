import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../../src/content/problem';
import { loadWith, SHIPPED, shipped } from './support/cards';

const NUMBER_OF_RUNS = process.env.NINEKEEP_SOAK === '1' ? 50_000 : 3_400;
const FILES = [...SHIPPED.keys()];

const file = fc.constantFrom(...FILES);
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
  const { problems } = loadWith({ [name]: text });
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
