import { deepFreeze } from '../load/deepFreeze';
import type { LessonCatalog, LoadedLessons } from './loadLessons';

/** Under `npm start` every saved file of `cards/` calls the listener; in the built page nothing ever does. Gives how to stop. */
export function watchLessons(listener: (catalog: LessonCatalog) => void): () => void {
  const hear = ({ catalog }: LoadedLessons): void => listener(deepFreeze(catalog));
  import.meta.hot?.on('ninekeep:lessons', hear);
  return () => import.meta.hot?.off('ninekeep:lessons', hear);
}

/** The lessons as they are now: loaded when they are first asked for. */
export async function loadPageLessons(): Promise<LessonCatalog> {
  const { catalog } = await import('virtual:ninekeep/lessons');
  return catalog;
}
