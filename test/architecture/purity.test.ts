import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { PURE_ROOMS } from './support/rooms';
import { misjudged } from './support/tables';

const GLOBAL = 'lint/style/noRestrictedGlobals';
const CHANCE = 'plugin';

const CLOCKS_AND_TIMERS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
];
const HOSTS = ['globalThis', 'global', 'self', 'window', 'document', 'navigator', 'process', 'Buffer', 'console'];
const OUTSIDE = ['crypto', 'fetch', 'localStorage', 'indexedDB', 'WebSocket', 'Worker', 'Intl'];
const PAGE = ['window', 'document', 'navigator', 'localStorage', 'requestAnimationFrame'];

const WAYS_TO_MATH_RANDOM = {
  call: 'export const offence = Math.random();',
  reference: 'export const offence = [1].map(Math.random);',
  key: `export const offence = Math['random']();`,
  optional: 'export const offence = Math?.random();',
  taken: 'const { random } = Math;\nexport const offence = random();',
  renamed: 'const dice = Math;\nexport const offence = dice.random();',
};

const mentions = (folder: string, names: readonly string[]) =>
  names.map((name) => ({
    name,
    path: `src/${folder}/mentions${name}.ts`,
    source: `export const offence = () => ${name};`,
  }));

const forbidden = [
  ...PURE_ROOMS.flatMap((room) => mentions(room, [...CLOCKS_AND_TIMERS, ...HOSTS, ...OUTSIDE])),
  ...mentions('ai', [...PAGE, 'Date', 'performance', 'crypto', 'process', 'globalThis', 'fetch']),
  { name: 'Date', path: 'src/core/deeper/type.ts', source: 'export type Offence = { readonly at: Date };' },
];
const forbiddenChance = [...PURE_ROOMS, 'content', 'words', 'ai', 'store', 'ui'].flatMap((room) =>
  Object.entries(WAYS_TO_MATH_RANDOM).map(([way, source]) => ({ way, path: `src/${room}/${way}Chance.ts`, source })),
);
const permitted = [
  { name: 'Math.max', path: 'src/core/largest.ts', source: 'export const largest = Math.max(1, 2);' },
  {
    name: 'a word called date',
    path: 'src/battle/words.ts',
    source: `export const WORDS = ['self', 'date'] as const;`,
  },
  { name: 'a local called self', path: 'src/battle/local.ts', source: 'export const same = (self: number) => self;' },
  { name: 'the time of a save', path: 'src/store/saved.ts', source: 'export const savedAt = () => Date.now();' },
  { name: 'output', path: 'src/cli/say.ts', source: `export const say = () => console.log(process.argv);` },
  { name: 'chance in a test', path: 'test/core/chance.ts', source: 'export const seed = Math.random();' },
];
/** Judged line by line: there is only one worker. */
const IN_THE_WORKER = [
  ['performance', []],
  ['Date', [GLOBAL]],
  ['document', [GLOBAL]],
  ['window', [GLOBAL]],
  ['process', ['lint/correctness/noProcessGlobal', GLOBAL]],
] as const;
const worker = {
  path: 'src/ai/worker/worker.ts',
  source: IN_THE_WORKER.map(([name]) => `export const of${name} = () => ${name};`).join('\n'),
};

const planted = [...forbidden, ...forbiddenChance, ...permitted, worker];
const rulesBroken = await lint(Object.fromEntries(planted.map(({ path, source }) => [path, `${source}\n`])));

type Planted = (typeof planted)[number];
const nameOf = ({ path, source }: Planted) => `${path}: ${source}: ${rulesBroken(path).join() || 'not seen'}`;

describe('the rules know no clock, no host and no chance of their own', () => {
  it('no mention of a clock, a timer or a host passes', () => {
    expect(misjudged(forbidden, nameOf, ({ path }) => rulesBroken(path).includes(GLOBAL))).toEqual([]);
  });

  it('Math.random is seen in every room, however it is reached', () => {
    expect(misjudged(forbiddenChance, nameOf, ({ path }) => rulesBroken(path).includes(CHANCE))).toEqual([]);
  });

  it('what only looks like one is fine', () => {
    expect(misjudged(permitted, nameOf, ({ path }) => rulesBroken(path).length === 0)).toEqual([]);
  });

  it('the worker entry has performance, as a safety stop, and nothing more', () => {
    const seen = IN_THE_WORKER.map(([name], index) => [name, rulesBroken(worker.path, index + 1).toSorted()]);
    expect(seen).toEqual(IN_THE_WORKER);
  });
});
