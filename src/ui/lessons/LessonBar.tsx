import { Link } from 'wouter';
import type { AnyLesson } from '../../store/lessons/lessonState';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { PATHS } from '../routes/address';
import { SettingsLink } from '../routes/SettingsLink';
import styles from './LessonBar.module.css';

interface LessonBarProps {
  readonly lesson: AnyLesson;
  /** Steps that are done. */
  readonly step: number;
}

/** Which lesson it is, and how far it has come. */
export function LessonBar({ lesson, step }: LessonBarProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { name } = wordsOf(lesson, language);
  const count = lesson.steps.length;
  const marks = lesson.steps.map((_, place) => ({ place, kind: stateOf(place, step) }));
  return (
    <header className={styles.bar}>
      <Link href={PATHS.learn} className={styles.leave} aria-label={speak('lesson.leave')}>
        <Icon name="return-arrow" />
      </Link>
      <h1 className={styles.title}>
        <span className={styles.long}>{speak('lesson.title', { number: lesson.number, name })}</span>
        <span className={styles.short} aria-hidden="true">
          {speak('lesson.short', { number: lesson.number })}
        </span>
      </h1>
      <span className={styles.marks} aria-hidden="true">
        {marks.map(({ place, kind }) => (
          <span key={place} className={styles[kind]} />
        ))}
      </span>
      <p className={styles.step}>{speak('lesson.step', { step: Math.min(step + 1, count), count })}</p>
      <span className={styles.settings}>
        <SettingsLink />
      </span>
    </header>
  );
}

function stateOf(place: number, step: number): 'past' | 'present' | 'future' {
  if (place === step) return 'present';
  return place < step ? 'past' : 'future';
}
