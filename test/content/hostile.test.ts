import { describe, expect, it } from 'vitest';
import type { LoadedCatalog } from '../../src/content/load/loadCatalog';
import { readContentFile } from '../../src/content/load/readContentFile';
import { problemLine } from '../../src/content/problems/problem';
import { edited, loadWith, shipped } from './support/cards';

const FILE = 'cards/bastion/oathguard.json';
const CARD = shipped(FILE);
const deep = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** What the file holds, the place of the one problem, its message. */
const FILES: readonly (readonly [string, string, string, string])[] = [
  ['nothing', '', '1:1', 'the file is empty'],
  ['blanks', ' \r\n\t', '1:1', 'the file is empty'],
  ['a byte order mark alone', '\ufeff', '1:1', 'the file is empty'],
  ['prose', 'once upon a time', '1:1', 'this is not JSON: text needs double quotes'],
  ['a page', '<!doctype html>', '1:1', 'this is not JSON: text needs double quotes'],
  ['a script', 'export const card = {}', '1:1', 'this is not JSON: text needs double quotes'],
  ['NUL', '\0\0\0', '1:1', 'this is not JSON: text needs double quotes'],
  ['null', 'null', '1:1', 'the file must be an object { … }'],
  ['a number', '\n 42', '2:2', 'the file must be an object { … }'],
  ['a huge number', '1e99999', '1:1', 'the file must be an object { … }'],
  ['a text', '"card"', '1:1', 'the file must be an object { … }'],
  ['a list', '[]', '1:1', 'the file must be an object { … }'],
  ['two values', '{}{}', '1:3', 'the file should end here'],
  ['half a card', CARD.slice(0, 30), '2:14', 'a closing double quote is missing'],
  [
    'an open card',
    CARD.trimEnd().slice(0, -1),
    `${CARD.trimEnd().split('\n').length}:1`,
    'a closing } is expected here',
  ],
  ['twenty-one levels', deep(21, '[', ']'), '1:21', 'too deeply nested: at most 20 levels'],
  ['thirty thousand levels', deep(30_000, '[', ']'), '1:21', 'too deeply nested: at most 20 levels'],
  ['deep objects', deep(5_000, '{"a":', '}'), '1:101', 'too deeply nested: at most 20 levels'],
  ['open brackets', '['.repeat(60_000), '1:21', 'too deeply nested: at most 20 levels'],
  ['a megabyte', `"${'x'.repeat(1_048_576)}"`, '1:1', 'the file is too large: at most 64 KB'],
  ['a megabyte of card', CARD + ' '.repeat(1_048_576), '1:1', 'the file is too large: at most 64 KB'],
  ['no UTF-8', '{ "id": "\ufffd" }', '1:10', 'this is not UTF-8 text: save the file as UTF-8'],
];

/** The file alone, the best of five: neither the rest of the shelf nor a busy machine is its fault. */
function loadedInTime(text: string): LoadedCatalog {
  const times = [1, 2, 3, 4, 5].map(() => {
    // Pages are remembered: a second look at the same text would measure nothing.
    readContentFile('card', FILE, null);
    const before = performance.now();
    readContentFile('card', FILE, text);
    return performance.now() - before;
  });
  expect(Math.min(...times)).toBeLessThan(50);
  return loadWith({ [FILE]: text });
}

describe('a file that is no card is refused at its place within 50 ms', () => {
  it.each(FILES)('%s', (_what, text, place, message) => {
    const { catalog, problems } = loadedInTime(text);
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
    expect(problems.map((problem) => [problem.file, problem.pointer, problem.message])).toEqual([[FILE, '', message]]);
    expect(Object.keys(catalog?.cards ?? {})).toHaveLength(59);
  });

  it('unless a byte order mark is all that is odd', () => {
    expect(loadWith({ [FILE]: `\ufeff${CARD}` }).problems).toEqual([]);
    const [problem] = loadWith({ [FILE]: `\ufeff${edited(CARD, '19', '-1')}` }).problems;
    expect(problem).toMatchObject({ line: 9, column: 13 });
  });

  it.each(['\r\n', '\r'])('lines that end with %j are counted as editors count them', (end) => {
    const [problem] = loadWith({ [FILE]: edited(CARD, '19', '-1').replaceAll('\n', end) }).problems;
    expect(problem).toMatchObject({ line: 9, column: 13 });
  });
});

describe('hostile words', () => {
  it('of any length are measured against nothing and quoted in part', () => {
    const endless = 'sheild'.repeat(9_000);
    const { problems } = loadedInTime(edited(CARD, '"cost"', `"${endless}": 1, "cost"`));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.suggestion).toBeUndefined();
    expect(problems.map(problemLine).join('').length).toBeLessThan(250);
  });

  it('cannot write to the terminal', () => {
    const sequence = '\\u001b[2J\\u202e\\u2028';
    const { problems } = loadWith({ [FILE]: edited(CARD, '"cost"', `"${sequence}": 1, "cost"`) });
    expect(problems.map(problemLine)).toEqual([
      `${FILE}:8:3 /\\u001b[2J\\u202e\\u2028 unknown key "\\u001b[2J\\u202e\\u2028"`,
    ]);
  });

  it('leave Object.prototype as it was', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const others = [
      'decks/bastion',
      'rules/siege',
      'abilities/mend',
      'battlefields/ruins',
      'rules/d20',
      'terrain/pit',
      'obstacles/wall',
      'formations/phalanx',
    ];
    for (const file of [FILE, ...others.map((name) => `cards/${name}.json`)]) loadWith({ [file]: text });
    for (const id of ['__proto__', 'constructor', 'prototype']) loadWith({ [`cards/bastion/${id}.json`]: CARD });
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
