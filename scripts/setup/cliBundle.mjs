import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remembered } from './folders.mjs';
import { withLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { fingerprint } from './sources.mjs';

/** The command, and what it starts in threads of its own. */
const ENTRIES = { main: 'src/cli/main.ts', seriesWorker: 'src/cli/seriesWorker.ts' };
const SOURCES = ['src', 'scripts/setup/cliBundle.mjs'];
/** A command that is still running may read its bundle: older ones are kept this long, in milliseconds. */
const KEPT = 3_600_000;

/**
 * The JavaScript file behind the `ninekeep` command, with what it shares with its workers beside it, made anew when a
 * source has changed.
 * Each state of the sources has a folder of its own, so a command that runs meanwhile keeps the file it started with.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function bundledCli(root) {
  const folder = remembered(root, 'cli', fingerprint(root, SOURCES));
  const file = join(folder, 'main.mjs');
  if (existsSync(file)) return file;
  for (const entry of Object.values(ENTRIES)) {
    if (!existsSync(join(root, entry))) throw new SetupProblem(`${entry} is missing: restore it and try again.`);
  }
  await withLock(root, 'cli', async () => {
    if (!existsSync(file)) await bundle(root, folder);
  });
  return file;
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function bundle(root, folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(remembered(root, 'cli-unfinished-'));
  try {
    const { build } = await import('vite');
    await build(buildOptions(root, unfinished));
    removeOld(dirname(folder));
    renameSync(unfinished, folder);
  } catch (error) {
    throw new SetupProblem(`The ninekeep command can't be built, mend this and try again: ${messageOf(error)}`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} outDir
 * @returns {import('vite').InlineConfig}
 */
function buildOptions(root, outDir) {
  return {
    configFile: false,
    root,
    logLevel: 'silent',
    // The pool starts threads from files of its own, which it looks for beside itself.
    ssr: { noExternal: true, external: ['tinypool'], target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, entry]) => [name, join(root, entry)])),
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
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
