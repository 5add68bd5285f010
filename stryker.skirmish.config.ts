import { defineConfig } from 'vitest/config';

/** What a mutation run of the open field is judged by: rule cases and tables. Whole battles and every order of many positions would take hours. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/skirmish/*.test.ts', 'test/scenarios/field*.test.ts', 'test/core/movement/*.test.ts'],
    exclude: [
      'test/skirmish/{exhaustive,record,generate}.test.ts',
      'test/**/*.properties.test.ts',
      'test/scenarios/fieldSchema.test.ts',
    ],
    // Every mutant has a worker of its own, for all files together: a worker for each file would triple the time.
    isolate: false,
    testTimeout: 30_000,
  },
});
