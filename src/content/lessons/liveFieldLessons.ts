import { deepFreeze } from '../load/deepFreeze';
import type { FieldLessonCatalog } from './fieldLesson';
import type { LoadedLessons } from './loadLessons';

/** As `liveLessons.ts`, for the lessons of the open field. */
export function watchFieldLessons(listener: (catalog: FieldLessonCatalog) => void): () => void {
  const hear = ({ field }: LoadedLessons): void => listener(deepFreeze(field));
  import.meta.hot?.on('ninekeep:lessons', hear);
  return () => import.meta.hot?.off('ninekeep:lessons', hear);
}

export async function loadPageFieldLessons(): Promise<FieldLessonCatalog> {
  const { catalog } = await import('virtual:ninekeep/field-lessons');
  return catalog;
}
