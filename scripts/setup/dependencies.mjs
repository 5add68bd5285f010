import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remember, remembered } from './folders.mjs';
import { isInstalledAsLocked } from './installed.mjs';
import { withLock } from './lock.mjs';
import { notice } from './notice.mjs';
import { runNpm } from './npm.mjs';
import { SetupProblem } from './problem.mjs';
import { readJson } from './readJson.mjs';

/** @typedef {{ packages: string, machine: string }} Stamp */

/**
 * Installs what package-lock.json names, unless that was done already for this machine and this Node.
 * @param {string} root
 */
export async function installDependencies(root) {
  if (isUpToDate(root)) return;
  await withLock(root, 'setup', async () => {
    if (isUpToDate(root)) return;
    const stamp = currentStamp(root);
    if (!(isSameMachine(root, stamp) && isInstalledAsLocked(root))) await install(root);
    remember(stampPath(root), stamp);
  });
}

/** @param {string} root */
const stampPath = (root) => remembered(root, 'installed.json');

/** @param {string} root */
function isUpToDate(root) {
  const stamp = readJson(stampPath(root));
  const current = currentStamp(root);
  return stamp?.packages === current.packages && stamp.machine === current.machine;
}

/**
 * Packages that someone installed by hand have no stamp; they were made for the machine they are on.
 * @param {string} root
 * @param {Stamp} current
 */
function isSameMachine(root, current) {
  const stamp = readJson(stampPath(root));
  return stamp === undefined || stamp.machine === current.machine;
}

/**
 * @param {string} root
 * @returns {Stamp}
 */
function currentStamp(root) {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  return {
    packages: hash.digest('hex'),
    machine: `${process.platform} ${process.arch} ${process.versions.modules}`,
  };
}

/** @param {string} root */
async function install(root) {
  notice('Installing dependencies (first run or package.json changed)…');
  // Should this be interrupted, a half-filled folder must not pass for a finished one.
  rmSync(stampPath(root), { force: true });
  const ended = await runNpm(root, ['ci', '--include=dev', ...QUICK_RETRIES]);
  if (ended.code === 0) return;
  if (!isNetworkFailure(ended.output)) throw new SetupProblem(whyItFailed(ended));
  notice("The package registry can't be reached; trying with what npm has kept from earlier installations…");
  const offline = await runNpm(root, ['ci', '--include=dev', '--offline']);
  if (offline.code !== 0) throw new SetupProblem(NO_NETWORK);
}

/** npm's own pauses add up to more than a minute before it says that there is no network; these to 13 seconds. */
const QUICK_RETRIES = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=3'];

const NO_NETWORK =
  "The package registry can't be reached: connect to the network (or name your proxy with `npm config set proxy`) and try again.";

/** @type {[RegExp, string][]} */
const REASONS = [
  [/\bEUSAGE\b/, 'package.json and package-lock.json disagree: run `npm install` and keep the lock it writes.'],
  [/\bENOSPC\b/, 'The disk is full: make room and try again.'],
  [/\b(EACCES|EPERM|EROFS)\b/, "node_modules can't be written: make the project's folder yours and try again."],
  [/\b(ENOTEMPTY|EBUSY)\b/, 'Another program is at work in node_modules: wait until it has ended and try again.'],
];

/** @param {string} output */
const isNetworkFailure = (output) =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(
    output,
  );

/** @param {import('./program.mjs').Ended} ended */
function whyItFailed({ code, signal, output }) {
  if (signal !== null) return 'The installation was interrupted: run the same command again to finish it.';
  const known = REASONS.find(([pattern]) => pattern.test(output));
  return known?.[1] ?? `npm could not install the dependencies (exit code ${code}): its own message is above.`;
}
