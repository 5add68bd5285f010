import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remembered } from './folders.mjs';
import { withLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { fingerprint } from './sources.mjs';

const ENTRY = 'src/cli/main.ts';
const SOURCES = ['src', 'scripts/setup/cliBundle.mjs'];
/** A command that is still running may read its bundle: older ones are kept this long, in milliseconds. */
const KEPT = 3_600_000;

/**
 * The one JavaScript file behind the `ninekeep` command, made anew when a source has changed.
 * Each state of the sources has a folder of its own, so a command that runs meanwhile keeps the file it started with.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function bundledCli(root) {
  const folder = remembered(root, 'cli', fingerprint(root, SOURCES));
  const file = join(folder, 'main.mjs');
  if (existsSync(file)) return file;
  if (!existsSync(join(root, ENTRY))) throw new SetupProblem(`${ENTRY} is missing: restore it and try again.`);
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
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, ENTRY),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: 'main.mjs', codeSplitting: false } },
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
