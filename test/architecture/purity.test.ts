import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { PURE_ROOMS } from './support/rooms';

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
  { name: 'a clock as safety stop', path: 'src/ai/worker.ts', source: 'export const now = () => performance.now();' },
  { name: 'the time of a save', path: 'src/store/saved.ts', source: 'export const savedAt = () => Date.now();' },
  { name: 'output', path: 'src/cli/say.ts', source: `export const say = () => console.log(process.argv);` },
  { name: 'chance in a test', path: 'test/core/chance.ts', source: 'export const seed = Math.random();' },
];
const inTheWorker = ['Date', 'document', 'window', 'process'].map((name) => ({
  name,
  source: `export const of${name} = ${name};`,
}));

const planted = [...forbidden, ...forbiddenChance, ...permitted];
const rulesBroken = await lint(Object.fromEntries(planted.map(({ path, source }) => [path, `${source}\n`])));
const workerRulesBroken = await lint({ 'src/ai/worker.ts': inTheWorker.map(({ source }) => source).join('\n') });

describe('the rules know no clock, no host and no chance of their own', () => {
  it.each(forbidden)('$path mentions $name', ({ path }) => {
    expect(rulesBroken(path)).toContain(GLOBAL);
  });

  it.each(forbiddenChance)('Math.random is seen in $path', ({ path }) => {
    expect(rulesBroken(path)).toContain(CHANCE);
  });

  it.each(permitted)('$name is fine in $path', ({ path }) => {
    expect(rulesBroken(path)).toEqual([]);
  });

  it('the worker entry has performance and nothing more', () => {
    expect(workerRulesBroken('src/ai/worker.ts').filter((rule) => rule === GLOBAL)).toHaveLength(inTheWorker.length);
  });
});
