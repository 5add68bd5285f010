import { join } from 'node:path';
import { bundled } from './bundle.mjs';

/** The command, and what it starts in threads of its own. */
const CLI = {
  name: 'cli',
  called: 'The ninekeep command',
  entries: {
    main: 'src/cli/main.ts',
    seriesWorker: 'src/cli/series/seriesWorker.ts',
    fieldSeriesWorker: 'src/cli/field/fieldSeriesWorker.ts',
    lessonWorker: 'src/cli/series/lessonWorker.ts',
    askWorker: 'src/cli/records/askWorker.ts',
  },
  // Read as files by whoever opens a database (`src/records/folders.ts`).
  copies: { migrations: 'src/records/migrations', questions: 'src/records/questions' },
  sources: ['src', 'scripts/setup/cliBundle.mjs'],
};

/**
 * The JavaScript file behind the `ninekeep` command.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function bundledCli(root) {
  return join(await bundled(root, CLI), 'main.mjs');
}
