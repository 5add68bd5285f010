import { fieldFailureHeard } from '../../../store/field/fieldSeatsSlice';
import { selectFieldSeats } from '../../../store/field/fieldSelectors';
import { useFieldSelector, useFieldStore, useFieldView } from '../common/fieldHooks';
import styles from './notes.module.css';

/** An opponent that can't decide passes, and that is said. */
export function OpponentFailure() {
  const { speak } = useFieldView().narrator;
  const { dispatch } = useFieldStore();
  const { failure } = useFieldSelector(selectFieldSeats);
  if (failure === null) return null;
  return (
    <div className={styles.note} role="alert">
      <p>{speak('board.failure', { detail: failure })}</p>
      <button type="button" onClick={() => dispatch(fieldFailureHeard())}>
        {speak('board.failure.close')}
      </button>
    </div>
  );
}
