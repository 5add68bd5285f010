import { dirname, join } from 'node:path/posix';
import { type Source, withoutComments } from './sources';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** The files of the house that each file imports, types and lazy imports included. */
export function importGraph(files: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(files.map(({ path }) => path));
  const found = (from: string, word: string): string[] => {
    const target = join(dirname(from), word);
    return [target, `${target}.ts`, `${target}.tsx`].filter((candidate) => known.has(candidate)).slice(0, 1);
  };
  return new Map(
    files.map(({ path, text }) => [
      path,
      new Set([...withoutComments(text).matchAll(IMPORT)].flatMap(([, word = '']) => found(path, word))),
    ]),
  );
}
