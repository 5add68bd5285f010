import { problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import type { ReadBy } from '../schema/readBy';

/** A key of a file that the card battle uses, and whether its value is without effect there. */
export interface Unread<Key extends string> {
  readonly key: Key;
  readonly readBy: ReadBy;
  readonly isIdle: boolean;
}

/** A number that does nothing in the card battle, unless the file repeats it as one of the open field. */
export function unreadWarnings<Content extends object>(
  contentFile: ContentFile<Content>,
  keys: readonly Unread<keyof Content & string>[],
): Problem[] {
  const repeated = repeatedIn(contentFile.document.value);
  return keys.flatMap(({ key, readBy, isIdle }) => {
    const value = contentFile.content[key];
    if (isIdle && repeated[key] !== value) return [unread(contentFile, key, readBy)];
    const isStale = Object.hasOwn(repeated, key) && repeated[key] !== value;
    return isStale ? [stale(contentFile, key)] : [];
  });
}

function unread({ document, content }: ContentFile<object>, key: string, { instead }: ReadBy): Problem {
  const value = JSON.stringify(Reflect.get(content, key));
  const message = `the card battle doesn't go by ${key} ${value}: it reads ${instead}; if it is for the open field alone, repeat it in onlyInField`;
  return problemAtValue(document, [key], { message });
}

function stale({ document }: ContentFile<object>, key: string): Problem {
  return problemAtValue(document, ['onlyInField', key], {
    message: `${key} has another value in this file, and the card battle reads it: take it out of onlyInField`,
  });
}

function repeatedIn(file: unknown): Readonly<Record<string, unknown>> {
  return (file as { readonly onlyInField?: Readonly<Record<string, unknown>> }).onlyInField ?? {};
}
