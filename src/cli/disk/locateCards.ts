import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CannotRun } from '../command';
import { isFolder } from './jsonFiles';

export interface LocatedCards {
  readonly cardsFolder: string;
  /** Whether a file (`cards/…`) is among those asked for. */
  readonly concerns: (file: string) => boolean;
}

/** The cards folder that the paths belong to, or the nearest one from the current folder upwards. */
export function locateCards(folder: string, paths: readonly string[]): LocatedCards {
  const asked = paths.map((path) => existing(folder, path));
  const cardsFolder = nearestCards(asked[0] ?? existing(folder, '.'));
  const prefixes = asked.map((path) => prefixOf(cardsFolder, path));
  const concerns = (file: string): boolean =>
    prefixes.length === 0 || prefixes.some((prefix) => file === prefix || `${file}/`.startsWith(`${prefix}/`));
  return { cardsFolder, concerns };
}

function existing(folder: string, path: string): string {
  try {
    return realpathSync(resolve(folder, path));
  } catch {
    throw new CannotRun(`"${path}" can't be read: there is no such file or folder`);
  }
}

/** Upwards: the folder itself when it is called `cards`, else a `cards` inside it. */
function nearestCards(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const found = [folder, join(folder, 'cards')].find((path) => basename(path) === 'cards' && isFolder(path));
    if (found !== undefined) return found;
    if (folder === dirname(folder)) throw new CannotRun(`no folder "cards" from ${start} upwards`);
  }
}

function prefixOf(cardsFolder: string, path: string): string {
  const inside = relative(cardsFolder, path).replaceAll('\\', '/');
  if (inside === '' || !relative(path, cardsFolder).startsWith('..')) return 'cards';
  if (inside.startsWith('..')) throw new CannotRun(`"${path}" does not belong to ${cardsFolder}`);
  return `cards/${inside}`;
}
