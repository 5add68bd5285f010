import { existsSync } from 'node:fs';
import { notice } from './notice.mjs';
import { runProgram } from './program.mjs';

/**
 * Why packages can't be installed here. Only root may: nobody is asked for a password.
 * @returns {string | undefined}
 */
export function whyNoApt() {
  if (!existsSync('/etc/debian_version')) return 'this is no Debian, whose packages could be installed';
  return process.getuid?.() === 0 ? undefined : 'only root can install packages';
}

/**
 * The distribution's own packages bring the libraries with them.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(packages) {
  // A failed update may still leave lists that serve: only the installation decides.
  await aptGet('update');
  // What a browser recommends is a desktop, down to printers.
  return aptGet('install', '-y', '--no-install-recommends', ...packages);
}

/** @param {string[]} args */
async function aptGet(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ended = await runProgram('apt-get', ['-qq', ...args], { environment, output: 'captured' });
  if (ended.code !== 0) notice(lastLines(ended.output));
  return ended.code === 0;
}

/** @param {string} output */
export const lastLines = (output) => output.trimEnd().split('\n').slice(-5).join('\n');
