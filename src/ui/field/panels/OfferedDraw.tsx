import { selectIsFieldPersonsTurn } from '../../../store/field/fieldSelectors';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import { useFieldSelector, useFieldStore, useFieldView } from '../common/fieldHooks';
import styles from './notes.module.css';

/** A draw that the enemy has offered: it is answered before anything else. */
export function OfferedDraw() {
  const { narrator, seen } = useFieldView();
  const { speak } = narrator;
  const { dispatch } = useFieldStore();
  const isPersonsTurn = useFieldSelector(selectIsFieldPersonsTurn);
  const { offer } = seen.field;
  if (offer === null || offer === seen.side || !isPersonsTurn) return null;
  return (
    <div className={styles.note} role="alert">
      <b>{speak('board.draw.offered', { side: speak(`field.side.${offer}`) })}</b>
      <div className={styles.watch}>
        <button type="button" onClick={() => dispatch(giveFieldOrder({ type: 'acceptDraw' }))}>
          {speak('board.draw.accept')}
        </button>
        <button type="button" onClick={() => dispatch(giveFieldOrder({ type: 'declineDraw' }))}>
          {speak('board.draw.decline')}
        </button>
      </div>
    </div>
  );
}
