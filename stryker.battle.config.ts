import { defineConfig } from 'vitest/config';

/** What a mutation run of the card battle is judged by: the rule tables. Whole games and hostile orders are left out, they'd take hours. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/battle/*.test.ts'],
    exclude: ['test/battle/{invariants,properties,exhaustive,observe,record,reproduce,undo,keywords,hostile}*.test.ts'],
    testTimeout: 30_000,
  },
});
