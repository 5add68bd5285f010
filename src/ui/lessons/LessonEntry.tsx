import { Link } from 'wouter';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { Medallion } from '../art/Medallion';
import { useCardLook } from '../common/card/useCardLook';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { lessonPath } from '../routes/address';
import styles from './LessonEntry.module.css';

interface LessonEntryProps {
  readonly lesson: SiegeLesson;
  readonly isLearned: boolean;
  readonly isNext: boolean;
}

/** A lesson in the primer, with a picture of where it begins. */
export function LessonEntry({ lesson, isLearned, isNext }: LessonEntryProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { name, teaches } = wordsOf(lesson, language);
  return (
    <li className={styles.entry}>
      <Link href={lessonPath(lesson.number)} className={isNext ? `${styles.link} ${styles.next}` : styles.link}>
        <Picture lesson={lesson} />
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

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function Picture({ lesson }: { readonly lesson: SiegeLesson }) {
  const lookOf = useCardLook();
  const { units } = lesson.place.state;
  return (
    <span className={styles.picture} aria-hidden="true">
      {CELLS.map((cell) => {
        const unit = units.find(({ row, col }) => row * 3 + col === cell);
        const look = unit === undefined ? null : lookOf(unit.card);
        return (
          <span key={cell} className={styles[`column${cell % 3}`]}>
            {look === null ? null : (
              <Medallion faction={look.faction} emblem={look.emblem} className={`f-${look.faction} ${styles.unit}`} />
            )}
          </span>
        );
      })}
    </span>
  );
}
