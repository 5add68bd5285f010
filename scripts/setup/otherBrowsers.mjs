import { installPackages, whyNoApt } from './apt.mjs';
import { onPath, thisMachine } from './chromiumPlaces.mjs';
import { isExecutable } from './chromiumProof.mjs';
import { notice } from './notice.mjs';
import { runProgram } from './program.mjs';

/**
 * @typedef {object} OtherBrowser
 * @property {string} name
 * @property {string} variable the path of the program, for whoever runs it
 * @property {string[]} commands any of these is it
 * @property {string[]} besides all of these are needed too
 * @property {string[]} packages Debian's
 * @typedef {object} Search where to look and how to get one; replaced by fakes in tests
 * @property {import('./chromiumPlaces.mjs').Machine} machine
 * @property {(path: string) => boolean} isThere
 * @property {(path: string) => Promise<boolean>} starts
 * @property {() => string | undefined} whyNotInstalled
 * @property {(packages: string[]) => Promise<boolean>} install
 * @property {(sentence: string) => void} say
 */

/** @type {readonly OtherBrowser[]} */
const OTHER_BROWSERS = [
  {
    name: 'Firefox',
    variable: 'NINEKEEP_FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    besides: [],
    packages: ['firefox-esr', 'fonts-liberation'],
  },
  {
    name: 'WebKit',
    variable: 'NINEKEEP_WEBKIT',
    commands: ['WebKitWebDriver'],
    besides: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  },
];

/** @returns {Search} */
const usualSearch = () => ({
  machine: thisMachine(),
  isThere: isExecutable,
  // A package may be a stub that asks for another installer.
  starts: async (path) => (await runProgram(path, ['--help'], { output: 'captured', timeLimit: 30_000 })).code === 0,
  whyNotInstalled: whyNoApt,
  install: installPackages,
  say: notice,
});

/**
 * What tests in browsers other than Chromium are told: for each a path, or why there is none. A browser that is missing
 * fails nothing.
 * @param {Search} [search]
 * @returns {Promise<Record<string, string>>}
 */
export async function findOtherBrowsers(search = usualSearch()) {
  /** @type {Record<string, string>} */
  const told = {};
  for (const browser of OTHER_BROWSERS) {
    const found = await findOrInstall(browser, search);
    if (found.path !== undefined) told[browser.variable] = found.path;
    else {
      search.say(`Nothing is played in ${browser.name}: ${found.why}.`);
      told[`${browser.variable}_MISSING`] = found.why;
    }
  }
  return told;
}

/**
 * @param {OtherBrowser} browser
 * @param {Search} search
 * @returns {Promise<{ path: string } | { path?: undefined, why: string }>}
 */
async function findOrInstall(browser, search) {
  const chosen = search.machine.environment[browser.variable] || undefined;
  if (chosen !== undefined) {
    const isGood = search.isThere(chosen) && (await search.starts(chosen));
    return isGood ? { path: chosen } : { why: `${browser.variable} names ${chosen}, which does not start` };
  }
  const found = await find(browser, search);
  if (found !== undefined) return { path: found };
  const names = [browser.commands.join(' or '), ...browser.besides].join(' and ');
  const obstacle = search.whyNotInstalled();
  if (obstacle !== undefined) return { why: `${names} can't be found, and ${obstacle}` };
  search.say(`Installing ${browser.packages.join(', ')} with apt-get (${names} can't be found)…`);
  const isInstalled = await search.install(browser.packages);
  const path = isInstalled ? await find(browser, search) : undefined;
  if (path !== undefined) return { path };
  return {
    why: isInstalled
      ? `${names} can't be found all the same`
      : `apt-get could not install ${browser.packages.join(', ')}`,
  };
}

/**
 * @param {OtherBrowser} browser
 * @param {Search} search
 */
async function find({ commands, besides }, { machine, isThere, starts }) {
  if (!besides.every((command) => onPath(machine, [command]).some(isThere))) return undefined;
  for (const path of onPath(machine, commands)) if (isThere(path) && (await starts(path))) return path;
  return undefined;
}
