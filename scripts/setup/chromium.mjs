import { statSync } from 'node:fs';
import { installWithApt, installWithPlaywright } from './chromiumInstall.mjs';
import { installedPlaces, playwrightPlaces, thisMachine } from './chromiumPlaces.mjs';
import { rendersPage } from './chromiumProof.mjs';
import { remember, remembered } from './folders.mjs';
import { withLock } from './lock.mjs';
import { SetupProblem } from './problem.mjs';
import { readJson } from './readJson.mjs';

/**
 * @typedef {object} Search where to look and how to get one; replaced by fakes in tests
 * @property {import('./chromiumPlaces.mjs').Machine} machine
 * @property {(path: string) => Promise<boolean>} renders
 * @property {((root: string) => Promise<boolean>)[]} installers tried in order until a search after one finds something
 */

/** @returns {Search} */
function usualSearch() {
  return { machine: thisMachine(), renders: rendersPage, installers: [installWithApt, installWithPlaywright] };
}

/**
 * The path of a Chromium that shows pages: the one named by NINEKEEP_CHROMIUM, one on this machine, or a new one.
 * @param {string} root
 * @param {Search} [search]
 * @returns {Promise<string>}
 */
export async function findChromium(root, search = usualSearch()) {
  const chosen = search.machine.environment.NINEKEEP_CHROMIUM || undefined;
  const known = knownGood(root, chosen);
  if (known !== undefined) return known;
  return await withLock(root, 'setup', async () => {
    const foundMeanwhile = knownGood(root, chosen);
    if (foundMeanwhile !== undefined) return foundMeanwhile;
    const path = chosen === undefined ? await searched(root, search) : await proven(chosen, search);
    remember(recordPath(root), { path, ...identity(path) });
    return path;
  });
}

/** @param {string} root */
const recordPath = (root) => remembered(root, 'chromium.json');

/**
 * Starting a browser takes a second, so one that has passed is trusted until its file changes.
 * @param {string} root
 * @param {string | undefined} chosen
 * @returns {string | undefined}
 */
function knownGood(root, chosen) {
  const record = readJson(recordPath(root));
  if (typeof record?.path !== 'string' || (chosen !== undefined && chosen !== record.path)) return undefined;
  const now = identity(record.path);
  return now !== undefined && now.changed === record.changed && now.size === record.size ? record.path : undefined;
}

/** @param {string} path */
function identity(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { changed: found.mtimeMs, size: found.size };
}

/**
 * @param {string} path
 * @param {Search} search
 */
async function proven(path, search) {
  if (await search.renders(path)) return path;
  throw new SetupProblem(
    `NINEKEEP_CHROMIUM names ${path}, which shows no page: unset it, or set it to a Chromium or Chrome that starts with --headless.`,
  );
}

/**
 * @param {string} root
 * @param {Search} search
 */
async function searched(root, search) {
  let found = await firstThatRenders(search);
  for (const install of search.installers) {
    if (found === undefined && (await install(root))) found = await firstThatRenders(search);
  }
  if (found !== undefined) return found;
  throw new SetupProblem(
    'No Chromium that shows a page was found: install Chromium or Chrome (on Debian as root: apt-get install chromium), or set NINEKEEP_CHROMIUM to the path of one.',
  );
}

/** @param {Search} search */
async function firstThatRenders({ machine, renders }) {
  for (const path of new Set([...installedPlaces(machine), ...playwrightPlaces(machine)])) {
    if (await renders(path)) return path;
  }
  return undefined;
}
