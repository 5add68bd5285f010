import type { Catalog } from '../catalog';
import { problemAtValue } from '../json/document';
import { readFile } from '../load/contentFile';
import { deepFreeze } from '../load/deepFreeze';
import { contentKindOf } from '../load/kinds';
import type { CardFiles } from '../load/loadCatalog';
import type { Problem } from '../problems/problem';
import { LESSON_READER } from './kinds';
import type { SiegeLesson } from './lesson';
import { readLesson } from './readLesson';

/** All lessons, by their numbers. */
export interface LessonCatalog {
  readonly siege: readonly SiegeLesson[];
}

export interface LoadedLessons {
  readonly catalog: LessonCatalog;
  readonly problems: readonly Problem[];
}

export const NO_LESSONS: LoadedLessons = { catalog: { siege: [] }, problems: [] };

/** Reads every lesson and leaves out, by name and place, each that is wrong. Beside cards that are broken only its own form is judged. */
export function loadLessons(files: CardFiles, catalog: Catalog, isWhole = true): LoadedLessons {
  const problems: Problem[] = [];
  const lessons: SiegeLesson[] = [];
  for (const file of [...files.keys()].sort()) {
    if (!file.endsWith('.json') || contentKindOf(file) !== 'lesson') continue;
    const { contentFile, problems: found } = readFile(LESSON_READER, file, files.get(file) ?? null);
    problems.push(...found);
    if (contentFile === null) continue;
    const taken = lessons.find(({ number }) => number === contentFile.content.number);
    if (taken !== undefined) {
      const message = `another lesson has this number: "${taken.id}"`;
      problems.push(problemAtValue(contentFile.document, ['number'], { message }));
      continue;
    }
    const read = readLesson(contentFile, catalog);
    if (isWhole) problems.push(...read.problems);
    if (read.lesson !== null) lessons.push(read.lesson);
  }
  return deepFreeze({ catalog: { siege: lessons.sort((one, other) => one.number - other.number) }, problems });
}
