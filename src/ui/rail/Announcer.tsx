import { useRef } from 'react';
import { selectOrderCount, selectRefusal, selectUndoCount } from '../../store/view/battleSelectors';
import type { AnyWord } from '../../words/speak';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './Announcer.module.css';
import { useLog } from './useLog';

/** More can happen between two frames than this only when playback is skipped; then the newest count. */
const SPOKEN_ENTRIES = 12;

/** Speaks each happening once to assistive technology, and every refusal to everyone; what a lesson refuses, its prompt says. */
export function Announcer() {
  const speak = useSpeak();
  const refusal = useAppSelector(selectRefusal);
  const left = useAppSelector(selectUndoCount);
  const takenBack = useTakenBack();
  const entries = useLog(SPOKEN_ENTRIES);
  return (
    <>
      <div className={styles.voice}>
        <span aria-live="polite" aria-relevant="additions">
          {entries.toReversed().map(({ key, sentence }) => (
            <span key={key}>{sentence} </span>
          ))}
          {takenBack === 0 ? null : <span key={`undo ${takenBack}`}>{speak('undo.done', { left })}</span>}
        </span>
      </div>
      <p className={styles.refusal} role="alert">
        {refusal === null || refusal.code === 'not-in-lesson' ? '' : speak(refusalWord(refusal.code))}
      </p>
    </>
  );
}

function refusalWord(code: NonNullable<ReturnType<typeof selectRefusal>>['code']): AnyWord {
  return code === 'nothing-to-undo' ? 'undo.nothing' : `refusal.${code}`;
}

/** How often an order was taken back in this battle: a record that grows shorter means one. */
function useTakenBack(): number {
  const count = useAppSelector(selectOrderCount);
  const last = useRef({ count, times: 0 });
  if (count < last.current.count) last.current = { count, times: last.current.times + 1 };
  else if (count > last.current.count) last.current = { ...last.current, count };
  return last.current.times;
}
