import { loadPageLessons, watchLessons } from '../../content/lessons/liveLessons';
import type { LessonCatalog } from '../../content/lessons/loadLessons';
import { useLoaded } from './useLoaded';

/** The lessons, once they are there; under `npm start` as they are saved. */
export function useLessons(): LessonCatalog | null {
  return useLoaded<LessonCatalog>(loadPageLessons, watchLessons);
}
