import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { cardShelf } from './build/cardShelf';

/** The cards checked once for the whole run: checking them anew for each of a thousand mutants would double its time. */
const catalogOnce: Plugin = {
  name: 'ninekeep:catalog-once',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/content/loadCatalog.ts')) return null;
    return `const loaded = ${JSON.stringify(cardShelf('cards').loaded())};\nexport const loadCatalog = () => loaded;`;
  },
};

/** What a mutation run of the card battle is judged by: the rule tables. Whole games and hostile orders are left out, they'd take hours. */
export default defineConfig({
  plugins: [catalogOnce],
  test: {
    environment: 'node',
    include: ['test/battle/*.test.ts'],
    exclude: ['test/battle/{invariants,properties,exhaustive,observe,record,reproduce,undo,keywords,hostile}*.test.ts'],
    testTimeout: 30_000,
  },
});
