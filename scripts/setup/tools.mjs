import { join } from 'node:path';
import { readJson } from './readJson.mjs';

const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: 'playwright',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

/** @typedef {keyof typeof PACKAGES} Tool */

/**
 * The JavaScript file behind a tool's command, to be run with this same Node:
 * what npm puts in node_modules/.bin is a shell script on one system and a batch file on another.
 * @param {string} root
 * @param {Tool} tool
 * @returns {string | undefined}
 */
export function toolEntry(root, tool) {
  const folder = join(root, 'node_modules', PACKAGES[tool]);
  const bin = readJson(join(folder, 'package.json'))?.bin;
  const entry = typeof bin === 'string' ? bin : bin?.[tool];
  return entry === undefined ? undefined : join(folder, entry);
}
