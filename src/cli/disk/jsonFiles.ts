import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * Every `.json` file under a folder, sorted, as seen from it; hidden ones aside. Links are followed. One that leads in a
 * circle is listed by its own name, as a file that nobody can read: else it would be passed over in silence.
 */
export function jsonFilesIn(folder: string): string[] {
  return filesIn(folder, [realpathSync(folder)])
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .sort();
}

/** By whatever links; a link that leads in a circle is none. */
export function isFolder(path: string): boolean {
  return targetOf(path) === 'folder';
}

/** `around` are the folders on the way down, by their real paths. */
function filesIn(folder: string, around: readonly [...string[], string]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const target = kindOf(entry, path);
      if (target === 'circle') return [path];
      if (target === 'file') return entry.name.endsWith('.json') ? [path] : [];
      if (target === 'nothing') return [];
      const real = entry.isSymbolicLink() ? realpathSync(path) : join(around[around.length - 1] ?? '', entry.name);
      return around.some((outer) => isWithin(real, outer)) ? [path] : filesIn(path, [...around, real]);
    });
}

type Target = 'file' | 'folder' | 'circle' | 'nothing';

function kindOf(entry: Dirent, path: string): Target {
  if (entry.isSymbolicLink()) return targetOf(path);
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'nothing';
}

/** A file may vanish between listing and looking: an editor replaces it while saving. */
function targetOf(path: string): Target {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) return 'folder';
    return found?.isFile() === true ? 'file' : 'nothing';
  } catch {
    return 'circle';
  }
}

/** A folder that holds one on the way down would be walked through for ever, or bring in all that lies around the cards. */
function isWithin(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return !path.startsWith('..') && !isAbsolute(path);
}
