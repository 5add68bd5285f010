import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {{ platform: NodeJS.Platform, environment: Environment, home: string }} Machine
 */

/** @returns {Machine} */
export function thisMachine() {
  return { platform: process.platform, environment: process.env, home: homedir() };
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_APPLICATIONS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Chromium without windows and menus: the same pages, drawn by fewer processes. */
const HEADLESS_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Where a Chromium that has no window may be.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function headlessPlaces(machine) {
  return onPath(machine, HEADLESS_COMMANDS);
}

/**
 * Where a Chromium or Chrome that the person installed may be, best first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function installedPlaces(machine) {
  return [...onPath(machine, COMMANDS), ...knownPlaces(machine)];
}

/**
 * @param {Machine} machine
 * @param {readonly string[]} commands
 */
export function onPath({ platform, environment }, commands) {
  const folders = (environment.PATH ?? environment.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  return commands.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

/** @param {Machine} machine */
function knownPlaces({ platform, environment, home }) {
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) =>
      MAC_APPLICATIONS.map((application) => join(folder, application)),
    );
  }
  if (platform === 'win32') {
    const folders = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder === undefined ? [] : WINDOWS_PROGRAMS.map((program) => join(folder, program)),
    );
  }
  return ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/**
 * What `playwright install` has downloaded, newest first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function playwrightPlaces(machine) {
  const cache = playwrightCache(machine);
  return listed(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((left, right) => revision(right) - revision(left))
    .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program)));
}

/** @param {Machine} machine */
function playwrightCache({ platform, environment, home }) {
  const chosen = environment.PLAYWRIGHT_BROWSERS_PATH;
  if (chosen !== undefined && chosen !== '' && chosen !== '0') return chosen;
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright');
  return join(environment.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}

/** @param {string} name */
const revision = (name) => Number(name.slice('chromium-'.length));

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
