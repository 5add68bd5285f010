import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LessonFace } from '../../content/lessons/lesson';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { lessonPath } from '../routes/address';
import styles from './LessonEntry.module.css';

interface LessonEntryProps {
  readonly lesson: LessonFace;
  /** Where it begins. */
  readonly picture: ReactNode;
  readonly isLearned: boolean;
  readonly isNext: boolean;
}

/** A lesson in the primer, with a picture of where it begins. */
export function LessonEntry({ lesson, picture, isLearned, isNext }: LessonEntryProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { name, teaches } = wordsOf(lesson, language);
  return (
    <li className={styles.entry}>
      <Link href={lessonPath(lesson.number)} className={isNext ? `${styles.link} ${styles.next}` : styles.link}>
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <span>{teaches}</span>
          <small>{isLearned ? speak('learn.learned') : speak('learn.minutes', { minutes: lesson.minutes })}</small>
        </span>
        {isLearned ? (
          <span className={styles.seal} aria-hidden="true">
            <Icon name="check-mark" />
          </span>
        ) : null}
      </Link>
    </li>
  );
}
