import { emblemNames } from '../../../src/cli/disk/gameIcons';
import { readCards } from '../../../src/cli/disk/readCards';
import { type LoadedCatalog, loadCatalog } from '../../../src/content/load/loadCatalog';

export const SHIPPED = readCards('cards');
const EMBLEMS = emblemNames();

type Changes = Readonly<Record<string, string | null | undefined>>;

/** The shipped files with some of them changed, added (text) or deleted (undefined). */
export function loadWith(changes: Changes): LoadedCatalog {
  return loadOnly([...SHIPPED.keys()], changes);
}

/** The same with some of the shipped files alone. */
export function loadOnly(names: readonly string[], changes: Changes): LoadedCatalog {
  const files = new Map(names.map((name) => [name, SHIPPED.get(name) ?? null]));
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return loadCatalog(files, EMBLEMS);
}

export function shipped(file: string): string {
  const text = SHIPPED.get(file);
  if (typeof text !== 'string') throw new Error(`${file} is not shipped`);
  return text;
}

/** Replaces a part that must be there. */
export function edited(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`nothing to replace: ${part}`);
  return text.replace(part, () => replacement);
}

export interface Marked {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Takes the mark ▸ out of a text and says where it stood: that is where the problem must be found. */
export function marked(text: string): Marked {
  const before = text.slice(0, text.indexOf('▸')).split('\n');
  return { text: text.replace('▸', ''), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
