import { AnimatePresence, domMax, LazyMotion } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { LessonFace } from '../../content/lessons/lesson';
import type { LessonCatalog } from '../../content/lessons/loadLessons';
import { lessonProgress } from '../../store/lessons/lessonProgress';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { PageHead } from '../common/page/PageHead';
import { PlaceBar } from '../home/PlaceBar';
import { lessonPath } from '../routes/address';
import { HowToDialog } from '../screens/HowToDialog';
import { allLessons } from './allLessons';
import styles from './LearnScreen.module.css';
import { LessonEntry } from './LessonEntry';
import { CardsPicture, FieldPicture } from './LessonPicture';
import { LessonWords } from './LessonWords';
import { useLessons } from './useLessons';

/** The primer: all lessons, those that are learned sealed, and the next one in gold. */
export function LearnScreen() {
  const lessons = useLessons();
  return (
    <LessonWords>
      <MedallionDefinitions />
      {lessons === null ? null : <Primer lessons={lessons} />}
    </LessonWords>
  );
}

function Primer({ lessons }: { readonly lessons: LessonCatalog }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const { learned } = lessonProgress.read();
  const all = allLessons(lessons);
  const next = all.find(({ id }) => !learned.includes(id));
  const onward = next ?? all[0];
  const minutes = all.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const entry = (lesson: LessonFace, picture: ReactNode) => (
    <LessonEntry
      key={lesson.id}
      lesson={lesson}
      picture={picture}
      isLearned={learned.includes(lesson.id)}
      isNext={lesson === next}
    />
  );
  return (
    <div className={styles.place}>
      <PlaceBar />
      <main className={styles.book}>
        <div className={styles.page}>
          <PageHead
            className={styles.head}
            kicker={speak('learn.kicker')}
            title={speak('place.learn')}
            about={all.length === 0 ? speak('learn.none') : speak('learn.about', { count: all.length, minutes })}
          />
          <ol className={styles.lessons} aria-label={speak('learn.cards')}>
            {lessons.siege.map((lesson) => entry(lesson, <CardsPicture lesson={lesson} />))}
          </ol>
        </div>
        <div className={styles.page}>
          {lessons.field.length === 0 ? null : (
            <>
              <h2 className={styles.part}>{speak('learn.field')}</h2>
              <p className={styles.about}>{speak('learn.field.about')}</p>
              <ol className={styles.lessons} aria-label={speak('learn.field')}>
                {lessons.field.map((lesson) => entry(lesson, <FieldPicture sketch={lesson.sketch} />))}
              </ol>
            </>
          )}
          <p className={styles.anyhow}>{speak('learn.anyhow')}</p>
          <div className={styles.buttons}>
            {onward === undefined ? null : (
              <Link href={lessonPath(onward.number)} className={styles.onward}>
                {next === undefined
                  ? speak('learn.again')
                  : speak(learned.length === 0 ? 'learn.begin' : 'learn.goOn', { name: wordsOf(next, language).name })}
              </Link>
            )}
            <button type="button" className={styles.rules} onClick={() => setRulesOpen(true)}>
              {speak('learn.rules')}
            </button>
          </div>
        </div>
      </main>
      <LazyMotion features={domMax}>
        <AnimatePresence>
          {isRulesOpen ? <HowToDialog key="rules" onClose={() => setRulesOpen(false)} /> : null}
        </AnimatePresence>
      </LazyMotion>
    </div>
  );
}
