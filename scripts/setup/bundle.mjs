import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { constantFunctions } from '../../build/constantFunctions.mjs';
import { remembered } from './folders.mjs';
import { withLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { fingerprint } from './sources.mjs';

/**
 * @typedef {object} Bundle
 * @property {string} name of its folder
 * @property {string} called how a message calls it
 * @property {Record<string, string>} entries source files by the name of the JavaScript file that they become
 * @property {Record<string, string>} [copies] folders that are laid beside it as they are
 * @property {string[]} sources what it is made of: when something changes there it is made anew
 */

/** What makes them: another way of making makes something else. */
const MAKERS = ['scripts/setup/bundle.mjs', 'build/constantFunctions.mjs'];

/** What looks for files of its own beside itself: the pool for its threads, databases and queues for theirs. */
const EXTERNAL = ['tinypool', '@electric-sql/pglite', 'drizzle-orm', 'postgres', 'bullmq', 'ioredis'];

/** A command that is still running may read its bundle: older ones are kept this long, in milliseconds. */
const KEPT = 3_600_000;

/**
 * The folder with JavaScript for Node that the entries were made into, what they share beside them, made anew when a
 * source has changed. Each state of the sources has a folder of its own, so a program that runs meanwhile keeps the files
 * it started with.
 * @param {string} root
 * @param {Bundle} bundle
 * @returns {Promise<string>}
 */
export async function bundled(root, bundle) {
  const folder = remembered(root, bundle.name, fingerprint(root, [...bundle.sources, ...MAKERS]));
  if (existsSync(folder)) return folder;
  for (const entry of Object.values(bundle.entries)) {
    if (!existsSync(join(root, entry))) throw new SetupProblem(`${entry} is missing: restore it and try again.`);
  }
  await withLock(root, bundle.name, async () => {
    if (!existsSync(folder)) await make(root, bundle, folder);
  });
  return folder;
}

/**
 * @param {string} root
 * @param {Bundle} bundle
 * @param {string} folder
 */
async function make(root, bundle, folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(remembered(root, `${bundle.name}-unfinished-`));
  try {
    const { build } = await import('vite');
    await build(buildOptions(root, bundle, unfinished));
    for (const [name, from] of Object.entries(bundle.copies ?? {})) {
      cpSync(join(root, from), join(unfinished, name), { recursive: true });
    }
    removeOld(dirname(folder));
    renameSync(unfinished, folder);
  } catch (error) {
    throw new SetupProblem(`${bundle.called} can't be built, mend this and try again: ${messageOf(error)}`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {Bundle} bundle
 * @param {string} outDir
 * @returns {import('vite').InlineConfig}
 */
function buildOptions(root, { entries }, outDir) {
  return {
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [constantFunctions()],
    ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, join(root, entry)])),
        // Constants stay constants: what is declared with `var` the engine reads and checks anew at every use.
        output: { format: 'es', topLevelVar: false, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
}

/** @param {string} bundles */
function removeOld(bundles) {
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT) rmSync(path, { recursive: true, force: true });
  }
}

/** @param {unknown} error */
const messageOf = (error) => stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trimEnd();
