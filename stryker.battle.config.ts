import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { cardShelf } from './build/cardShelf';

/** The cards checked once for the whole run: checking them anew for each of a thousand mutants would double its time. */
const catalogOnce: Plugin = {
  name: 'ninekeep:catalog-once',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/content/load/loadCatalog.ts')) return null;
    return `const loaded = ${JSON.stringify(cardShelf('cards').loaded())};\nexport const loadCatalog = () => loaded;`;
  },
};

/** Where most mutants fall: the sooner these run, the shorter the whole run. */
const FIRST: readonly string[] = [
  ...['refusals', 'legalOrders', 'workedExamples', 'columns', 'march', 'formations', 'screen', 'cover', 'angle'],
  ...['abilityConditions', 'abilityAudience', 'abilityTraits', 'abilityArithmetic', 'abilityEffects', 'chain'],
  ...['paths', 'move', 'helpers', 'palisade', 'forcedMoves', 'stealth', 'brace', 'counterBlows', 'hitAndRun', 'castle'],
];

class MostDeadlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? FIRST.length : rank;
}

/** What a mutation run of the card battle is judged by: the rule tables. Whole games and hostile orders are left out, they'd take hours. */
export default defineConfig({
  plugins: [catalogOnce],
  test: {
    environment: 'node',
    include: ['test/battle/*.test.ts'],
    exclude: ['test/battle/{invariants,properties,exhaustive,observe,record,reproduce,undo,keywords,hostile}*.test.ts'],
    sequence: { sequencer: MostDeadlyFirst },
    // Every mutant has a worker of its own, for all files together: a worker for each file would triple the time.
    isolate: false,
    testTimeout: 30_000,
  },
});
