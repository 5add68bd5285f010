import { problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';
import type { ContentFile } from './contentFile';

/** The pages that pass, by id. Of two files with one id the first is kept; `check` sees what was kept before. */
export function catalogTable<Content extends { readonly id: string }>(
  contentFiles: readonly ContentFile<Content>[],
  problems: Problem[],
  check: (contentFile: ContentFile<Content>, kept: readonly ContentFile<Content>[]) => readonly Problem[],
): Map<string, Content> {
  const kept = new Map<string, ContentFile<Content>>();
  for (const contentFile of contentFiles) {
    const first = kept.get(contentFile.content.id);
    const found =
      first === undefined ? check(contentFile, [...kept.values()]) : [duplicate(contentFile, first.document.file)];
    problems.push(...found);
    if (found.length === 0) kept.set(contentFile.content.id, contentFile);
  }
  return new Map([...kept].map(([id, { content }]) => [id, content]));
}

function duplicate(contentFile: ContentFile<unknown>, first: string): Problem {
  return problemAtValue(contentFile.document, ['id'], { message: `this id is already taken by ${first}` });
}
