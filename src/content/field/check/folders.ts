import { type Ids, unknownWord } from '../../check/references';
import { quoted } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import { problem } from './known';

/** The set of `cards/<folder>/<set>/<id>.json`, or null for a file that lies elsewhere. */
export function setOf(file: string): string | null {
  const [, , set, name, ...rest] = file.split('/');
  return set === undefined || name === undefined || rest.length > 0 ? null : set;
}

/** What belongs to one rule set lies in its folder: several sets have an archer. */
export function folderProblems(
  contentFile: ContentFile<{ readonly rules: string }>,
  what: string,
  rules: Ids,
): Problem[] {
  const { document, content } = contentFile;
  const set = setOf(document.file);
  const folder = document.file.split('/').slice(0, 2).join('/');
  if (set === null)
    return [problem(contentFile, [], `a ${what} lies in the folder of its rule set, ${folder}/<set>/<${what}>.json`)];
  if (content.rules !== set)
    return [problem(contentFile, ['rules'], `rules must be the name of the folder, ${quoted(set)}`)];
  return unknownWord(contentFile, ['rules'], 'rule set', content.rules, rules);
}
