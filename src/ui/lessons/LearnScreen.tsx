import { AnimatePresence, domMax, LazyMotion } from 'framer-motion';
import { useState } from 'react';
import { Link } from 'wouter';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { lessonProgress } from '../../store/lessons/lessonProgress';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { PageHead } from '../common/page/PageHead';
import { PlaceBar } from '../home/PlaceBar';
import { lessonPath } from '../routes/address';
import { HowToDialog } from '../screens/HowToDialog';
import styles from './LearnScreen.module.css';
import { LessonEntry } from './LessonEntry';
import { LessonWords } from './LessonWords';
import { useLessons } from './useLessons';

/** The primer: all lessons, those that are learned sealed, and the next one in gold. */
export function LearnScreen() {
  const lessons = useLessons();
  return (
    <LessonWords>
      <MedallionDefinitions />
      {lessons === null ? null : <Primer lessons={lessons.siege} />}
    </LessonWords>
  );
}

function Primer({ lessons }: { readonly lessons: readonly SiegeLesson[] }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const { learned } = lessonProgress.read();
  const next = lessons.find(({ id }) => !learned.includes(id));
  const first = lessons[0];
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const onward = next ?? first;
  const half = Math.ceil(lessons.length / 2);
  const entry = (lesson: SiegeLesson) => (
    <LessonEntry key={lesson.id} lesson={lesson} isLearned={learned.includes(lesson.id)} isNext={lesson === next} />
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
            about={
              lessons.length === 0 ? speak('learn.none') : speak('learn.about', { count: lessons.length, minutes })
            }
          />
          <ol className={styles.lessons} aria-label={speak('learn.list')}>
            {lessons.slice(0, half).map(entry)}
          </ol>
          <p className={styles.anyhow}>{speak('learn.anyhow')}</p>
        </div>
        <div className={styles.page}>
          <ol className={styles.lessons} aria-label={speak('learn.list')} start={half + 1}>
            {lessons.slice(half).map(entry)}
          </ol>
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
