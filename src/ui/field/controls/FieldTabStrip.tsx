import { fieldTakeOverAsked } from '../../../store/field/fieldTabSlice';
import { useFieldSelector, useFieldSpeak, useFieldStore } from '../common/fieldHooks';
import styles from '../panels/notes.module.css';

/** Instead of what gives orders: another tab plays this battle, and how to play it here. */
export function FieldTabStrip() {
  const speak = useFieldSpeak();
  const store = useFieldStore();
  const isMoving = useFieldSelector((state) => state.fieldTab === 'takingOver');
  return (
    <section className={styles.guard} aria-label={speak('board.elsewhere')}>
      <p role="status">{speak('board.elsewhere')}</p>
      <button
        type="button"
        aria-disabled={isMoving}
        onClick={isMoving ? undefined : () => store.dispatch(fieldTakeOverAsked())}
      >
        {speak('board.takeOver')}
      </button>
    </section>
  );
}
