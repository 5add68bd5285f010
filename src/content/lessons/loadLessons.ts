import type { Catalog } from '../catalog';
import type { FieldCatalog } from '../field/catalog';
import { problemAtValue } from '../json/document';
import { type ContentFile, type Reader, readFile } from '../load/contentFile';
import { deepFreeze } from '../load/deepFreeze';
import { contentKindOf, type LessonKind } from '../load/kinds';
import type { CardFiles } from '../load/loadCatalog';
import type { Problem } from '../problems/problem';
import type { FieldLesson, FieldLessonCatalog, FieldLessonFace } from './fieldLesson';
import { FIELD_LESSON_READER, LESSON_READER } from './kinds';
import type { LessonFace, SiegeLesson } from './lesson';
import { readFieldLesson } from './readFieldLesson';
import { readLesson } from './readLesson';

/** All lessons, by their numbers. Those of the open field are only told of: they come when one is wanted. */
export interface LessonCatalog {
  readonly siege: readonly SiegeLesson[];
  readonly field: readonly FieldLessonFace[];
}

export interface LoadedLessons {
  readonly catalog: LessonCatalog;
  readonly field: FieldLessonCatalog;
  readonly problems: readonly Problem[];
}

/** What lessons are made of. Beside files that are broken only a lesson's own form is judged. */
export interface LessonSource<OfMode> {
  readonly catalog: OfMode;
  readonly isWhole: boolean;
}

/** Reads every lesson and leaves out, by name and place, each that is wrong. Without cards there are none of the card battle. */
export function loadLessons(
  files: CardFiles,
  cards: LessonSource<Catalog> | null,
  field: LessonSource<FieldCatalog>,
): LoadedLessons {
  const problems: Problem[] = [];
  const taken: Taken = { numbers: new Map(), problems };
  const siege: SiegeLesson[] = [];
  const fieldFaces: FieldLessonFace[] = [];
  const lessons: FieldLesson[] = [];
  if (cards !== null) {
    for (const file of readAll(files, 'lesson', LESSON_READER, taken)) {
      const { lesson, problems: found } = readLesson(file, cards.catalog);
      if (cards.isWhole) problems.push(...found);
      if (lesson !== null) siege.push(lesson);
    }
  }
  for (const file of readAll(files, 'field-lesson', FIELD_LESSON_READER, taken)) {
    const { lesson, sketch, problems: found } = readFieldLesson(file, field.catalog);
    if (field.isWhole) problems.push(...found);
    if (lesson === null || sketch === null) continue;
    lessons.push(lesson);
    fieldFaces.push({ ...faceOf(lesson), sketch });
  }
  const catalog = { siege: siege.sort(byNumber), field: fieldFaces.sort(byNumber) };
  return deepFreeze({ catalog, field: { lessons: lessons.sort(byNumber) }, problems });
}

interface Taken {
  /** Who has a number. */
  readonly numbers: Map<number, string>;
  readonly problems: Problem[];
}

/** The files of one mode that are right by themselves and have a number of their own. */
function readAll<File extends { readonly id: string; readonly number: number }>(
  files: CardFiles,
  kind: LessonKind,
  reader: Reader<File>,
  { numbers, problems }: Taken,
): ContentFile<File>[] {
  const ofKind = [...files.keys()].filter((file) => file.endsWith('.json') && contentKindOf(file) === kind).sort();
  return ofKind.flatMap((file) => {
    const { contentFile, problems: found } = readFile(reader, file, files.get(file) ?? null);
    problems.push(...found);
    if (contentFile === null) return [];
    const { id, number } = contentFile.content;
    const other = numbers.get(number);
    numbers.set(number, other ?? id);
    if (other === undefined) return [contentFile];
    const message = `another lesson has this number: "${other}"`;
    problems.push(problemAtValue(contentFile.document, ['number'], { message }));
    return [];
  });
}

function faceOf({ id, number, name, teaches, end, minutes, translations }: LessonFace): LessonFace {
  return { id, number, name, teaches, end, minutes, translations };
}

function byNumber(one: LessonFace, other: LessonFace): number {
  return one.number - other.number;
}
