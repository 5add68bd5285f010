import { useState } from 'react';
import { isFree } from '../../content/lessons/course';
import type { LessonFace, LessonStep } from '../../content/lessons/lesson';
import type { LessonState } from '../../store/lessons/lessonState';
import { selectLanguage } from '../../store/view/battleSelectors';
import { wordsOf } from '../../words/lessons';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import styles from './LessonPrompt.module.css';

interface LessonPromptProps {
  readonly lesson: LessonFace;
  /** Null when the lesson is over. */
  readonly step: LessonStep<object> | null;
  readonly objection: LessonState['objection'];
  readonly onShow: () => void;
}

/** What the Sergeant says: what to do, and after a wrong deed why not. Each is heard once by a screen reader. */
export function LessonPrompt({ lesson, step, objection, onShow }: LessonPromptProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  // The reason of another step was never asked for.
  const [told, setTold] = useState<LessonStep<object> | null>(null);
  const isReasonTold = told !== null && told === step;
  const words = step === null ? null : wordsOf(step, language);
  const said = words?.say ?? wordsOf(lesson, language).end;
  const against = step === null || objection === null ? null : objectionWords(step, objection.what, language);
  const reason = isReasonTold ? words?.why : undefined;
  return (
    <section className={styles.prompt} aria-label={speak('lesson.sergeant')}>
      <span className={styles.bust} aria-hidden="true">
        <Icon name="visored-helm" />
      </span>
      <div className={styles.words} role="status">
        {against === null ? null : (
          <p key={objection?.times} className={styles.against}>
            <Icon name="cancel" /> {against}
          </p>
        )}
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
        <p className={styles.say}>{said}</p>
      </div>
      {words === null ? null : (
        <div className={styles.buttons}>
          {words.why === undefined ? null : (
            <button type="button" aria-pressed={isReasonTold} onClick={() => setTold(isReasonTold ? null : step)}>
              {speak('lesson.why')}
            </button>
          )}
          {step === null || isFree(step) ? null : (
            <button type="button" onClick={onShow}>
              {speak('lesson.show')} <DeedKey deed="hint" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function objectionWords(
  step: LessonStep<object>,
  what: NonNullable<LessonState['objection']>['what'],
  language: Parameters<typeof wordsOf>[1],
): string {
  const mistake = what === 'otherwise' ? undefined : step.mistakes[what];
  return mistake === undefined ? wordsOf(step, language).otherwise : wordsOf(mistake, language).say;
}
