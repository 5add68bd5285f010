import { readFileSync } from 'node:fs';

/**
 * The parsed file, or undefined when it is missing or was cut short by a crash.
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
