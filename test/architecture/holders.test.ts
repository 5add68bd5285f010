import { describe, expect, it } from 'vitest';
import { holdersIn } from './support/holders';
import { sources } from './support/sources';

/** No mutable state outlives a call in the rooms of the rules; memoized pure functions are the only exception. */
const ROOMS = ['src/kernel', 'src/core', 'src/battle'];

/** The memoizers themselves. */
const MEMOIZERS = /^src\/kernel\/(once|memoize)\.ts$/;

const PLANTED: Readonly<Record<string, string>> = {
  'a variable': 'let last = 0;\nexport const next = () => ++last;',
  'an empty map': 'export const KNOWN = new Map<string, number>();',
  'an array of some length': 'export const ROOM = new Array(9);',
  'a typed array of some length': 'export const CELLS = new Int32Array(9);',
  'an object that is written to': 'const SCRATCH = { sum: 0 };\nexport function add(n: number) { SCRATCH.sum += n; }',
  'a list that is pushed to': 'const LIST: number[] = [];\nexport function put(n: number) { LIST.push(n); }',
  'an imported object that is written to': "import { BOX } from './box';\nexport function fill() { BOX.full = true; }",
  'a static': 'export class Counter { static count = 0; }',
  'a buffer in a closure':
    'export function open() { const buffer: number[] = []; return (n: number) => { buffer.push(n); return buffer; }; }',
  'a variable in a closure of an object':
    'export const counter = () => { let count = 0; return { next: () => { count += 1; return count; } }; };',
  'a map behind a memo':
    "import { oncePer } from './once';\nexport const f = oncePer((b: object) => { const m = new Map(); return oncePer((k: object) => { m.set(k, 1); return m; }); });",
  'a memoized answer that is written to':
    "import { oncePer } from './once';\nconst lists = oncePer((_: object): number[] => []);\nexport function note(b: object) { const list = lists(b); list[0] = 1; }",
};

const FINE: Readonly<Record<string, string>> = {
  'a table': 'export const TABLE = { one: 1 } as const;\nexport const LIST = [1, 2].map((n) => n * 2);',
  'a typed array made of its content': 'export const COUNTS = Uint8Array.from([1, 2], (n) => n);',
  'a set of words': "export const WORDS: ReadonlySet<string> = new Set(['a', 'b']);",
  'a local list': 'export function twice(n: number) { const list: number[] = []; list.push(n, n); return list; }',
  'a parameter that is filled': 'export function put(list: number[], n: number) { list.push(n); }',
  'a sum by a callback': 'export function sum(l: number[]) { let s = 0; l.forEach((n) => { s += n; }); return s; }',
  'a local of the same name as an imported one':
    "import { units } from './units';\nexport const all = units;\nexport function f() { const units: number[] = []; units.push(1); return units; }",
};

describe('mutable state at module level', () => {
  it.each(Object.entries(PLANTED))('is found: %s', (_what, source) => {
    expect(holdersIn('src/battle/planted.ts', source)).not.toEqual([]);
  });

  it.each(Object.entries(FINE))('is no: %s', (_what, source) => {
    expect(holdersIn('src/battle/planted.ts', source)).toEqual([]);
  });

  it('is nowhere in the rooms of the rules', () => {
    const modules = ROOMS.flatMap(sources).filter(({ path }) => path.endsWith('.ts') && !MEMOIZERS.test(path));
    const found = modules.flatMap(({ path, text }) => holdersIn(path, text).map((holder) => `${path}: ${holder}`));
    expect(found).toEqual([]);
  });
});
