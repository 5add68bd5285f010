import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the set-up remembers. Inside node_modules, so that deleting node_modules forgets it too.
 * @param {string} root
 * @param {string[]} parts
 */
export function remembered(root, ...parts) {
  return join(root, 'node_modules', '.ninekeep', ...parts);
}

/**
 * A tree that can be read but not written still works: what can't be remembered is found out again next time.
 * @param {string} path
 * @param {unknown} value
 */
export function remember(path, value) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}
