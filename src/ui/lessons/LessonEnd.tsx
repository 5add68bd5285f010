import * as m from 'framer-motion/m';
import type { LessonFace } from '../../content/lessons/lesson';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import buttons from '../common/controls/buttons.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { lessonPath, PATHS } from '../routes/address';
import { goTo } from '../routes/navigation';
import styles from './LessonEnd.module.css';

interface LessonEndProps {
  readonly lesson: LessonFace;
  /** The one after it, of whichever mode. */
  readonly next: LessonFace | null;
  /** Where one fights what was learned; a press away once all of it is. */
  readonly battle: string | null;
  readonly onAgain: () => void;
}

const PRESSED = { duration: 0.35, ease: [0.3, 1.4, 0.5, 1] } as const;

/** A lesson is learned: its seal is pressed, and the next one is a press away. */
export function LessonEnd({ lesson, next, battle, onAgain }: LessonEndProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { name, end } = wordsOf(lesson, language);
  const leave = () => goTo(PATHS.learn);
  return (
    <Dialog title={name} onClose={leave}>
      <div className={styles.learned}>
        <m.span
          className={styles.seal}
          initial={{ scale: 1.4, opacity: 0 }}
          animate={{ scale: 1, opacity: 1 }}
          transition={PRESSED}
          aria-hidden="true"
        >
          <Icon name="check-mark" />
        </m.span>
        <p>
          <b>{speak('lesson.learned')}</b>
          <span>{end}</span>
        </p>
      </div>
      <div className={buttons.row}>
        {battle === null ? null : (
          <button type="button" className={buttons.primary} onClick={() => goTo(battle)}>
            {speak('lesson.battle')}
          </button>
        )}
        {next === null ? null : (
          <button
            type="button"
            className={battle === null ? buttons.primary : ''}
            onClick={() => goTo(lessonPath(next.number))}
          >
            {speak('lesson.next', { name: wordsOf(next, language).name })}
          </button>
        )}
        <button type="button" onClick={onAgain}>
          {speak('lesson.again')}
        </button>
        <button type="button" onClick={leave}>
          {speak('lesson.primer')}
        </button>
      </div>
    </Dialog>
  );
}
