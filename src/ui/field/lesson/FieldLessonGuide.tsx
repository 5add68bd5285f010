import { AnimatePresence } from 'framer-motion';
import { type ReactNode, useEffect } from 'react';
import { isFree, stepOf } from '../../../content/lessons/course';
import type { LessonCatalog } from '../../../content/lessons/loadLessons';
import {
  selectFieldSeen,
  selectIsFieldPersonsTurn,
  selectIsFieldPlayingBack,
} from '../../../store/field/fieldSelectors';
import { beginFieldLesson, selectFieldLesson } from '../../../store/lessons/fieldLessonStore';
import { markLearned } from '../../../store/lessons/lessonProgress';
import { typedOrder } from '../../../words/field/typedOrder';
import { useAppStore } from '../../common/hooks/storeHooks';
import { afterLesson, allLessons } from '../../lessons/allLessons';
import { LessonBar } from '../../lessons/LessonBar';
import { LessonEnd } from '../../lessons/LessonEnd';
import { LessonPrompt } from '../../lessons/LessonPrompt';
import { LessonSteps } from '../../lessons/LessonSteps';
import { PATHS } from '../../routes/address';
import { useFieldSelector } from '../common/fieldHooks';
import { FieldGuideContext } from '../guide';
import { pointOutField } from './pointOutField';

interface FieldLessonGuideProps {
  readonly lessons: LessonCatalog;
  readonly children: ReactNode;
}

/** Leads through the lesson in the store, on the open field. */
export function FieldLessonGuide({ lessons, children }: FieldLessonGuideProps) {
  const store = useAppStore();
  const state = useFieldSelector(selectFieldLesson);
  const seen = useFieldSelector(selectFieldSeen);
  const isPlayingBack = useFieldSelector(selectIsFieldPlayingBack);
  const isPersonsTurn = useFieldSelector(selectIsFieldPersonsTurn);
  const lesson = state?.lesson;
  const step = state === null ? null : stepOf(state.lesson, state.course);
  const isOver = state !== null && step === null;
  useEffect(() => {
    if (isOver && lesson !== undefined) markLearned(lesson.id);
  }, [isOver, lesson]);
  if (state === null || seen === null || lesson === undefined) return null;
  const number = Math.min(state.course.at(-1) ?? 0, lesson.steps.length);
  // While the enemy acts, and while something is still shown, there is nothing to press.
  const isWaiting = step !== null && !isPlayingBack && isPersonsTurn && !isFree(step);
  const pointed = pointOutField(seen, isWaiting ? step : null, number);
  const deed = isWaiting ? step.deeds[0] : undefined;
  const line = deed === undefined ? null : typedOrder(seen.field, deed).join(' ');
  const all = allLessons(lessons);
  const { next, isLast } = afterLesson(lesson, lessons.field, all);
  const { objection } = state;
  return (
    <FieldGuideContext
      value={{
        ...pointed,
        bar: <LessonBar lesson={lesson} step={number} />,
        rail: <LessonSteps lesson={lesson} step={number} count={all.length} line={line} />,
        prompt: <LessonPrompt lesson={lesson} step={step} objection={objection} onShow={pointed.show} />,
        end: (
          <AnimatePresence>
            {isOver && !isPlayingBack ? (
              <LessonEnd
                key="end"
                lesson={lesson}
                next={next}
                battle={isLast ? PATHS.field : null}
                onAgain={() => beginFieldLesson(store, lesson)}
              />
            ) : null}
          </AnimatePresence>
        ),
      }}
    >
      {children}
    </FieldGuideContext>
  );
}
