import { AnimatePresence } from 'framer-motion';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '../../battle/model/orders';
import { isFree, stepOf } from '../../content/lessons/course';
import type { LessonCatalog } from '../../content/lessons/loadLessons';
import { markLearned } from '../../store/lessons/lessonProgress';
import { beginLesson, selectLesson } from '../../store/lessons/lessonStore';
import { selectCatalog, selectIsPlayingBack, selectSeen } from '../../store/view/battleSelectors';
import { GuideContext } from '../battle/guide';
import { useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { PATHS } from '../routes/address';
import { afterLesson, allLessons } from './allLessons';
import { LessonBar } from './LessonBar';
import { LessonEnd } from './LessonEnd';
import { LessonPrompt } from './LessonPrompt';
import { LessonSteps, type LessonStepsProps } from './LessonSteps';
import { pointOut } from './pointOut';
import { useTypedDeed } from './useTypedDeed';

interface LessonGuideProps {
  readonly lessons: LessonCatalog;
  readonly children: ReactNode;
}

/** Leads through the lesson in the store: what is said, what is pointed at, and how it ends. */
export function LessonGuide({ lessons, children }: LessonGuideProps) {
  const store = useAppStore();
  const state = useAppSelector(selectLesson);
  const seen = useAppSelector(selectSeen);
  const isPlayingBack = useAppSelector(selectIsPlayingBack);
  const lesson = state?.lesson;
  const step = state === null ? null : stepOf(state.lesson, state.course);
  const isOver = state !== null && step === null;
  useEffect(() => {
    if (isOver && lesson !== undefined) markLearned(lesson.id);
  }, [isOver, lesson]);
  if (state === null || seen === null || lesson === undefined) return null;
  const number = Math.min(state.course.at(-1) ?? 0, lesson.steps.length);
  // While the enemy acts, and while something is still shown, there is nothing to press.
  const isWaiting = step !== null && !isPlayingBack && seen.turn === state.side && !isFree(step);
  const pointed = pointOut(seen, isWaiting ? step : null, number);
  const all = allLessons(lessons);
  const { next, isLast } = afterLesson(lesson, lessons.siege, all);
  const begin = () => beginLesson(store, selectCatalog(store.getState()), lesson);
  return (
    <GuideContext
      value={{
        ...pointed,
        bar: <LessonBar lesson={lesson} step={number} />,
        rail: <TypedSteps lesson={lesson} step={number} count={all.length} />,
        prompt: <LessonPrompt lesson={lesson} step={step} objection={state.objection} onShow={pointed.show} />,
        end: (
          <AnimatePresence>
            {isOver && !isPlayingBack ? (
              <LessonEnd key="end" lesson={lesson} next={next} battle={isLast ? PATHS.play : null} onAgain={begin} />
            ) : null}
          </AnimatePresence>
        ),
      }}
    >
      {children}
    </GuideContext>
  );
}

function TypedSteps(props: Omit<LessonStepsProps, 'line'>) {
  const line = useTypedDeed(props.lesson.steps[props.step]?.deeds[0] as Order | undefined);
  return <LessonSteps {...props} line={line} />;
}
