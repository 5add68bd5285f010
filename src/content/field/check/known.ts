import type { JSONPath } from 'jsonc-parser';
import { type Ids, unknownWord } from '../../check/references';
import { problemAtValue } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';

/** What files of the open field may refer to: all that a file claims to be, right or wrong. */
export interface KnownIds {
  readonly rules: Ids;
  readonly maneuvers: Ids;
  readonly formations: Ids;
}

export function problem({ document }: ContentFile<unknown>, path: JSONPath, message: string): Problem {
  return problemAtValue(document, path, { message });
}

/** Of a list of ids, those that no file claims to be. */
export function unknownWords(
  contentFile: ContentFile<unknown>,
  path: JSONPath,
  what: string,
  words: readonly string[],
  known: Ids,
): Problem[] {
  return words.flatMap((word, index) => unknownWord(contentFile, [...path, index], what, word, known));
}
