import { statSync } from 'node:fs';
import { installWithApt, installWithPlaywright } from './chromiumInstall.mjs';
import { headlessPlaces, installedPlaces, playwrightPlaces, thisMachine } from './chromiumPlaces.mjs';
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
 * @typedef {object} Wanted
 * @property {string} record where the one that was found is remembered
 * @property {(machine: import('./chromiumPlaces.mjs').Machine) => string[]} places best first
 */

/** @type {Wanted} */
const ANY = {
  record: 'chromium.json',
  places: (machine) => [...installedPlaces(machine), ...playwrightPlaces(machine)],
};

/** @type {Wanted} */
const FOR_TESTS = {
  record: 'test-chromium.json',
  places: (machine) => [...headlessPlaces(machine), ...ANY.places(machine)],
};

/**
 * The path of a Chromium that shows pages: the one named by NINEKEEP_CHROMIUM, one on this machine, or a new one.
 * @param {string} root
 * @param {Search} [search]
 */
export const findChromium = (root, search = usualSearch()) => find(root, search, ANY);

/**
 * The same for tests: one without windows where there is one, for it takes a quarter less time.
 * @param {string} root
 * @param {Search} [search]
 */
export const findTestChromium = (root, search = usualSearch()) => find(root, search, FOR_TESTS);

/**
 * @param {string} root
 * @param {Search} search
 * @param {Wanted} wanted
 * @returns {Promise<string>}
 */
async function find(root, search, wanted) {
  const chosen = search.machine.environment.NINEKEEP_CHROMIUM || undefined;
  const record = remembered(root, wanted.record);
  const known = knownGood(record, chosen);
  if (known !== undefined) return known;
  return await withLock(root, 'setup', async () => {
    const foundMeanwhile = knownGood(record, chosen);
    if (foundMeanwhile !== undefined) return foundMeanwhile;
    const path = chosen === undefined ? await searched(root, search, wanted) : await proven(chosen, search);
    remember(record, { path, ...identity(path) });
    return path;
  });
}

/**
 * Starting a browser takes a second, so one that has passed is trusted until its file changes.
 * @param {string} path of what is remembered
 * @param {string | undefined} chosen
 * @returns {string | undefined}
 */
function knownGood(path, chosen) {
  const record = readJson(path);
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
 * @param {Wanted} wanted
 */
async function searched(root, search, { places }) {
  const look = () => firstThatRenders(places(search.machine), search);
  let found = await look();
  for (const install of search.installers) {
    if (found === undefined && (await install(root))) found = await look();
  }
  if (found !== undefined) return found;
  throw new SetupProblem(
    'No Chromium that shows a page was found: install Chromium or Chrome (on Debian as root: apt-get install chromium), or set NINEKEEP_CHROMIUM to the path of one.',
  );
}

/**
 * @param {readonly string[]} places
 * @param {Search} search
 */
async function firstThatRenders(places, { renders }) {
  for (const path of new Set(places)) if (await renders(path)) return path;
  return undefined;
}
