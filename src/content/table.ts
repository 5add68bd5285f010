import { problemAtValue } from './json/document';
import type { Page } from './page';
import type { Problem } from './problem';

/** The pages that pass, by id. Of two files with one id the first is kept; `check` sees what was kept before. */
export function table<Content extends { readonly id: string }>(
  pages: readonly Page<Content>[],
  problems: Problem[],
  check: (page: Page<Content>, kept: readonly Page<Content>[]) => readonly Problem[],
): Map<string, Content> {
  const kept = new Map<string, Page<Content>>();
  for (const page of pages) {
    const first = kept.get(page.content.id);
    const found = first === undefined ? check(page, [...kept.values()]) : [duplicate(page, first.document.file)];
    problems.push(...found);
    if (found.length === 0) kept.set(page.content.id, page);
  }
  return new Map([...kept].map(([id, { content }]) => [id, content]));
}

function duplicate(page: Page<unknown>, first: string): Problem {
  return problemAtValue(page.document, ['id'], { message: `this id is already taken by ${first}` });
}
