import { availableParallelism, tmpdir } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { folderInMemory } from './scripts/setup/memory.mjs';

/** Workers and all that they start inherit it. */
if (process.env.TMPDIR === undefined) process.env.TMPDIR = folderInMemory() ?? tmpdir();

/** What puts something else in a module's place must not share its modules with others. */
const REPLACES_MODULES = [
  'test/architecture/battleAsksCore.test.ts',
  'test/architecture/everybodyAsksHelpers.test.ts',
  'test/architecture/opponentsAskHelpers.test.ts',
];

/**
 * Thousands of whole games and random cases, and whatever runs in other processes. Nothing is measured in these, for that
 * takes a third longer: whatever branch of the rules they meet, shorter tests meet too.
 */
const LONG = [
  'test/**/*.properties.test.ts',
  'test/ai/players/{plans,players}.test.ts',
  'test/ai/search/siegeOrders.test.ts',
  'test/battle/{properties{Thorough,ThoroughMixed,Wild},exhaustivePairs,forecastSample}.test.ts',
  'test/cli/{process,prove,queue}.test.ts',
  'test/content/playableAbilities.test.ts',
  'test/fuzz/{forgedSaves,forgedFieldSaves,mutated}.test.ts',
  'test/scripts/{dependencies,verbs}.test.ts',
  'test/store/tabs/interleavings.test.ts',
  'test/ui/command/roundTrip.test.ts',
  'test/words/trueArithmetic.test.ts',
];

/** Each project has workers of its own, so they follow each other; what fills the last gaps are the shortest. */
const ORDER = ['e2e', 'unit-long', 'unit-alone', 'unit'];
/** Short to read and long to run: begun among the last, one core would wait for the other. */
const BEFORE_OTHERS = new RegExp(
  `/(${[
    ...['accessibility/\\w+', 'gallery', 'liveCards', 'watch', 'kills'],
    ...['propertiesWild', 'mutated', 'forged\\w*Saves', 'exhaustive\\w*', 'plans'],
    ...['perft', '\\w+Games', '\\w+Played', 'hash', 'simulate', 'assess', 'aiWorker'],
  ].join('|')})\\.test\\.ts$`,
);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      const isLong = ({ moduleId }: TestSpecification) => BEFORE_OTHERS.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

const notMeasured: Plugin = {
  name: 'ninekeep:not-measured',
  configureVitest: ({ project }) => {
    project.config.coverage = { ...project.config.coverage, enabled: false };
  },
};

/** Two kinds of tests: `unit` runs the rooms in Node, `e2e` drives the built page in a real Chromium, soaking in other browsers too. */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } },
    // Every core: Vitest's own choice leaves one idle, which on two cores is half the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst, groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...REPLACES_MODULES, ...LONG],
          setupFiles: ['test/support/loadRules.ts', 'test/support/fixedSeed.ts'],
          // Tests with real processes and servers must not fail for a busy machine.
          testTimeout: 30_000,
          // The files of one worker share what they import: reading it anew for each took longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [notMeasured],
        test: {
          name: 'unit-long',
          environment: 'node',
          include: LONG,
          setupFiles: ['test/support/loadRules.ts', 'test/support/fixedSeed.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [notMeasured],
        test: { name: 'unit-alone', environment: 'node', include: REPLACES_MODULES, testTimeout: 60_000 },
      },
      {
        extends: true,
        plugins: [notMeasured],
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          // Other browsers, and what only developers see.
          exclude: process.env.NINEKEEP_SOAK === '1' ? [] : ['test/e2e/browsers/**', 'test/e2e/gallery.test.ts'],
          globalSetup: ['test/e2e/support/servePage.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // The files of one worker share its browser.
          isolate: false,
          // Part of the time a page is only waited for: two cores have enough for three.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 0 },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/{kernel,core,battle,skirmish}/**/*.ts'],
      reporter: ['text-summary'],
      thresholds: {
        'src/kernel/**': { branches: 98 },
        'src/core/**': { branches: 98 },
        'src/battle/**': { branches: 98 },
        'src/skirmish/**': { branches: 98 },
      },
    },
  },
});
