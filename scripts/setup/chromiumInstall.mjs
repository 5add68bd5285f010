import { existsSync } from 'node:fs';
import { notice } from './notice.mjs';
import { runProgram } from './program.mjs';
import { toolEntry } from './tools.mjs';

/**
 * The distribution's own package brings the libraries with it. Only for root: nobody is asked for a password.
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  notice('Installing Chromium with apt-get (none was found that shows a page)…');
  // A failed update may still leave lists that serve: only the installation decides.
  await aptGet('update');
  // What the package recommends is a desktop, down to printers; without it there is no font left to draw text with.
  return aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/** @param {string[]} args */
async function aptGet(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ended = await runProgram('apt-get', ['-qq', ...args], { environment, output: 'captured' });
  if (ended.code !== 0) notice(lastLines(ended.output));
  return ended.code === 0;
}

/**
 * @param {string} root
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installWithPlaywright(root) {
  const entry = toolEntry(root, 'playwright');
  if (entry === undefined) return false;
  notice("Downloading Playwright's Chromium (none was found that shows a page)…");
  const ended = await runProgram(process.execPath, [entry, 'install', 'chromium'], { cwd: root, output: 'captured' });
  if (ended.code !== 0) notice(lastLines(ended.output));
  return ended.code === 0;
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-5).join('\n');
