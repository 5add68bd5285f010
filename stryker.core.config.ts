import { defineConfig } from 'vitest/config';

/** What a mutation run of the core is judged by: the rule tables. Properties on random boards are left out, they'd take hours. */
export default defineConfig({
  test: { environment: 'node', include: ['test/core/**/*.test.ts'], exclude: ['test/core/**/*.properties.test.ts'] },
});
