import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What puts something else in a module's place must not share its modules with others. */
const REPLACES_MODULES = [
  'test/architecture/battleAsksCore.test.ts',
  'test/architecture/everybodyAsksHelpers.test.ts',
  'test/architecture/opponentsAskHelpers.test.ts',
];

/** Short to read and long to run: begun among the last, one core would wait for the other. */
const LONG = /\/(properties\w*|forecastSample|mutated|forgedSaves|exhaustive\w*|players)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/** Two kinds of tests: `unit` runs the rooms in Node, `e2e` drives the built page in a real Chromium, soaking in other browsers too. */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } },
    // Every core: Vitest's own choice leaves one idle, which on two cores is half the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...REPLACES_MODULES],
          setupFiles: ['test/support/loadRules.ts'],
          // Tests with real processes and servers must not fail for a busy machine.
          testTimeout: 30_000,
          // The files of one worker share what they import: reading it anew for each took longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', environment: 'node', include: REPLACES_MODULES, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          exclude: process.env.NINEKEEP_SOAK === '1' ? [] : ['test/e2e/browsers/**'],
          globalSetup: ['test/e2e/support/servePage.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // The files of one worker share its browser.
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/kernel/**', 'src/core/**', 'src/battle/**'],
      reporter: ['text-summary'],
      thresholds: {
        'src/kernel/**': { branches: 98 },
        'src/core/**': { branches: 98 },
        'src/battle/**': { branches: 98 },
      },
    },
  },
});
