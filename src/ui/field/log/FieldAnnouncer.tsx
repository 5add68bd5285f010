import { useRef } from 'react';
import { selectFieldMatch, selectFieldUndoCount, selectIsFieldPlayingBack } from '../../../store/field/fieldSelectors';
import { useFieldSelector, useFieldSpeak } from '../common/fieldHooks';
import styles from './FieldAnnouncer.module.css';
import { useFieldLog } from './useFieldLog';

/** More can happen between two frames than this only when playback is skipped; then the newest count. */
const SPOKEN_ENTRIES = 12;

/** Speaks each happening once to assistive technology: a way when it has come to its end. */
export function FieldAnnouncer() {
  const speak = useFieldSpeak();
  const isPlaying = useFieldSelector(selectIsFieldPlayingBack);
  const left = useFieldSelector(selectFieldUndoCount);
  const takenBack = useTakenBack();
  const entries = useFieldLog().slice(-SPOKEN_ENTRIES);
  const isOnTheWay = isPlaying && (entries.at(-1)?.walker ?? null) !== null;
  return (
    <div className={styles.voice} aria-live="polite" aria-relevant="additions">
      {(isOnTheWay ? entries.slice(0, -1) : entries).map(({ key, sentence }) => (
        <span key={key}>{sentence} </span>
      ))}
      {takenBack === 0 ? null : <span key={`undo ${takenBack}`}>{speak('stage.undone', { left })}</span>}
    </div>
  );
}

/** How often an order was taken back in this battle: a record that grows shorter means one. */
function useTakenBack(): number {
  const count = useFieldSelector((state) => selectFieldMatch(state)?.record.orders.length ?? 0);
  const last = useRef({ count, times: 0 });
  if (count === last.current.count - 1) last.current = { count, times: last.current.times + 1 };
  else if (count !== last.current.count) last.current = { ...last.current, count };
  return last.current.times;
}
