import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything under the named files and folders, folders included: a deleted file only shows in its folder's time.
 * @param {string} root
 * @param {string[]} names
 * @returns {Generator<{ name: string, changed: number, size: number }>}
 */
function* everything(root, names) {
  for (const name of names) {
    const found = statSync(join(root, name), { throwIfNoEntry: false });
    if (found === undefined) continue;
    yield { name, changed: found.mtimeMs, size: found.isFile() ? found.size : 0 };
    if (found.isDirectory()) {
      const inside = readdirSync(join(root, name)).sort();
      yield* everything(
        root,
        inside.map((entry) => `${name}/${entry}`),
      );
    }
  }
}

/**
 * A short name for the present state of these sources. Reads no file: some hundred of them take a few milliseconds.
 * @param {string} root
 * @param {string[]} names
 */
export function fingerprint(root, names) {
  const hash = createHash('sha256');
  for (const entry of everything(root, names)) hash.update(`${entry.name} ${entry.changed} ${entry.size}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} product
 * @param {string[]} names
 * @returns {boolean} whether the product is missing or older than a source
 */
export function isOutdated(root, product, names) {
  const built = statSync(join(root, product), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  for (const entry of everything(root, names)) if (entry.changed > built) return true;
  return false;
}
