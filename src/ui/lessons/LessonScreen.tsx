import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'wouter';
import type { SiegeLesson } from '../../content/lessons/lesson';
import type { LessonCatalog } from '../../content/lessons/loadLessons';
import { createLessonStore, lessonSettings } from '../../store/lessons/lessonStore';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { selectCatalog, selectSettings } from '../../store/view/battleSelectors';
import { useAppSelector, useAppStore, useSpeak } from '../common/hooks/storeHooks';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import { lessonIn, PATHS } from '../routes/address';
import { useAddress } from '../routes/navigation';
import { BattleScreen } from '../screens/BattleScreen';
import { LessonGuide } from './LessonGuide';
import { LessonWords } from './LessonWords';
import styles from './Missing.module.css';
import { useLessons } from './useLessons';

/** A lesson of cards carries nothing of the open field. */
const fieldLesson = ownFile(() => import('../field/lesson/FieldLessonTable').then((room) => room.FieldLessonTable));

/** A lesson on the ordinary battle screen, at a table of its own: no battle that goes on is touched. */
export function LessonScreen() {
  const number = useLessonNumber();
  const lessons = useLessons();
  if (lessons === null) return null;
  const lesson = lessons.siege.find((candidate) => candidate.number === number);
  const isOfField = lessons.field.some((candidate) => candidate.number === number);
  return (
    <LessonWords>
      {lesson !== undefined ? (
        <Table key={lesson.id} lesson={lesson} lessons={lessons} />
      ) : isOfField ? (
        <FieldTable key={number} number={number} lessons={lessons} />
      ) : (
        <Missing number={number} />
      )}
    </LessonWords>
  );
}

interface FieldTableProps {
  readonly number: number;
  readonly lessons: LessonCatalog;
}

function FieldTable(props: FieldTableProps) {
  const Table = useOwnFile(fieldLesson);
  return Table === null ? null : <Table {...props} />;
}

interface TableProps {
  readonly lesson: SiegeLesson;
  readonly lessons: LessonCatalog;
}

function Table({ lesson, lessons }: TableProps) {
  const { getState } = useAppStore();
  const settings = useAppSelector(selectSettings);
  const catalog = useAppSelector(selectCatalog);
  const store = useMemo(() => createLessonStore(lesson, catalog, getState().settings), [lesson, catalog, getState]);
  useEffect(() => {
    store.dispatch(settingsChanged(lessonSettings(settings)));
  }, [store, settings]);
  return (
    <Provider store={store}>
      <LessonGuide lessons={lessons}>
        <BattleScreen />
      </LessonGuide>
    </Provider>
  );
}

/** Settings lie over the lesson: it stays while they have the address. */
function useLessonNumber(): number {
  const address = useAddress();
  const asked = address.type === 'place' ? lessonIn(address.path) : 0;
  const [number, setNumber] = useState(asked);
  if (asked !== 0 && asked !== number) setNumber(asked);
  return asked === 0 ? number : asked;
}

function Missing({ number }: { readonly number: number }) {
  const speak = useSpeak();
  return (
    <main className={styles.missing}>
      <h1>{speak('lesson.missing', { number })}</h1>
      <p>{speak('lesson.missing.about')}</p>
      <Link href={PATHS.learn}>{speak('lesson.primer')}</Link>
    </main>
  );
}
