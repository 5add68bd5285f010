import { fieldWatchPaused, fieldWatchResumed, fieldWatchStepped } from '../../../store/field/fieldSeatsSlice';
import { selectFieldSeats, selectIsFieldWatched } from '../../../store/field/fieldSelectors';
import { useFieldSelector, useFieldSpeak, useFieldStore } from '../common/fieldHooks';
import styles from '../panels/notes.module.css';

/** For whoever watches two opponents: stop, go on, one order. */
export function WatchControls() {
  const speak = useFieldSpeak();
  const { dispatch } = useFieldStore();
  const isWatched = useFieldSelector(selectIsFieldWatched);
  const { paused } = useFieldSelector(selectFieldSeats);
  if (!isWatched) return null;
  return (
    <div className={styles.watch}>
      <button type="button" onClick={() => dispatch(paused ? fieldWatchResumed() : fieldWatchPaused())}>
        {speak(paused ? 'board.resume' : 'board.pause')}
      </button>
      <button type="button" onClick={() => dispatch(fieldWatchStepped())}>
        {speak('board.next')}
      </button>
    </div>
  );
}
