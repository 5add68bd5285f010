import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { loadPageField } from '../../../content/field/liveFieldCatalog';
import type { FieldLesson, FieldLessonCatalog } from '../../../content/lessons/fieldLesson';
import { loadPageFieldLessons, watchFieldLessons } from '../../../content/lessons/liveFieldLessons';
import type { LessonCatalog } from '../../../content/lessons/loadLessons';
import type { AppStore } from '../../../store/createStore';
import { createFieldLessonStore } from '../../../store/lessons/fieldLessonStore';
import { lessonSettings } from '../../../store/lessons/lessonStore';
import { settingsChanged } from '../../../store/settings/settingsSlice';
import { selectCatalog, selectSettings } from '../../../store/view/battleSelectors';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { useLoaded } from '../../lessons/useLoaded';
import { FieldWords } from '../common/FieldWords';
import { FieldBattle } from '../FieldBattle';
import { FieldLessonGuide } from './FieldLessonGuide';

interface FieldLessonTableProps {
  readonly number: number;
  readonly lessons: LessonCatalog;
}

/** A lesson on the ordinary field, at a table of its own: no battle that goes on is touched. */
export function FieldLessonTable({ number, lessons: catalog }: FieldLessonTableProps) {
  const lessons = useLoaded<FieldLessonCatalog>(loadPageFieldLessons, watchFieldLessons);
  const lesson = lessons?.lessons.find((candidate) => candidate.number === number);
  const store = useLessonStore(lesson);
  return store === null ? null : (
    <Provider store={store}>
      <FieldWords>
        <FieldLessonGuide lessons={catalog}>
          <FieldBattle />
        </FieldLessonGuide>
      </FieldWords>
    </Provider>
  );
}

/** A table for each lesson; null until it is laid. */
function useLessonStore(lesson: FieldLesson | undefined): AppStore | null {
  const { getState } = useAppStore();
  const settings = useAppSelector(selectSettings);
  const cards = useAppSelector(selectCatalog);
  const [laid, lay] = useState<{ readonly lesson: FieldLesson; readonly store: AppStore } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (lesson === undefined) return;
    let isWanted = true;
    createFieldLessonStore(lesson, cards, getState().settings, loadPageField).then(
      (store) => (isWanted ? lay({ lesson, store }) : undefined),
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [lesson, cards, getState]);
  const store = laid !== null && laid.lesson === lesson ? laid.store : null;
  useEffect(() => {
    store?.dispatch(settingsChanged(lessonSettings(settings)));
  }, [store, settings]);
  if (failure !== null) throw failure.error;
  return store;
}
