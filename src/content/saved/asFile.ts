import type { JsonDocument } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { type Fault, fault } from './fault';

/** A part of a book as the checks of content files want it. Words are no part of a book, and no check reads them. */
export function contentFile<Content>(content: object, file = ''): ContentFile<Content> {
  return { document: { ...NO_TEXT, file }, content: content as Content };
}

const NO_TEXT: JsonDocument = { file: '', text: '', value: null, tree: { type: 'null', offset: 0, length: 0 } };

/** What checks of content files find, with the place of the part that they looked at. */
export type Found = readonly [path: readonly PropertyKey[], problems: readonly Problem[]];

/** One by one: the first is enough. */
export function firstFound(found: Iterable<Found>): Fault | null {
  for (const [path, [problem]] of found) {
    if (problem !== undefined) return fault([...path, ...stepsOf(problem.pointer)], problem.message);
  }
  return null;
}

function stepsOf(pointer: string): string[] {
  const steps = pointer === '' ? [] : pointer.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
