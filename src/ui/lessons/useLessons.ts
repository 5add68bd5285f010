import { useEffect, useState } from 'react';
import { loadPageLessons, watchLessons } from '../../content/lessons/liveLessons';
import type { LessonCatalog } from '../../content/lessons/loadLessons';

/** The lessons, once they are there; under `npm start` as they are saved. */
export function useLessons(): LessonCatalog | null {
  const [lessons, setLessons] = useState<LessonCatalog | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const stop = watchLessons(setLessons);
    loadPageLessons().then(
      (loaded) => (isWanted ? setLessons(loaded) : undefined),
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  if (failure !== null) throw failure.error;
  return lessons;
}
