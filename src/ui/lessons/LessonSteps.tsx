import type { AnyLesson } from '../../store/lessons/lessonState';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useKeyName } from '../common/keys/keyHooks';
import styles from './LessonSteps.module.css';

export interface LessonStepsProps {
  readonly lesson: AnyLesson;
  readonly step: number;
  /** How many lessons there are. */
  readonly count: number;
  /** The next deed as it is typed, while it may be given. */
  readonly line: string | null;
}

/** All that is to be done, and how to do the next thing without a pointer. */
export function LessonSteps({ lesson, step, count, line }: LessonStepsProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const key = useKeyName('hint');
  return (
    <section className={styles.sheet} aria-label={speak('lesson.steps')}>
      <p className={styles.kicker}>{speak('lesson.of', { number: lesson.number, count })}</p>
      <h2 className={styles.title}>{wordsOf(lesson, language).name}</h2>
      <ol className={styles.steps}>
        {lesson.steps.map((one, place) => (
          <li
            key={one.task}
            className={place === step ? styles.now : place < step ? styles.past : styles.future}
            aria-current={place === step ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {place < step ? <Icon name="check-mark" /> : place + 1}
            </span>
            <span>
              {wordsOf(one, language).task}
              {place < step ? <VisuallyHidden>{`, ${speak('lesson.done')}`}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.keys}>
        {line === null ? speak('lesson.byKeysOnly', { key }) : speak('lesson.byKeys', { line, key })}
      </p>
    </section>
  );
}
