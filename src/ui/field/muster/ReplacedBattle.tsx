import { fieldBackAsked } from '../../../store/field/shelfSlice';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { useFieldSelector, useFieldSpeak, useFieldStore } from '../common/fieldHooks';
import styles from './RunningBattle.module.css';

/** An unfinished battle that another took the place of can be had back. */
export function ReplacedBattle() {
  const speak = useFieldSpeak();
  const { dispatch } = useFieldStore();
  const isThere = useFieldSelector((state) => state.fieldShelf.replaced);
  if (!isThere) return null;
  return (
    <div className={styles.running}>
      <button
        type="button"
        onClick={() => {
          dispatch(fieldBackAsked('replaced'));
          goTo(PATHS.fieldBattle);
        }}
      >
        {speak('board.shelf')}
      </button>
    </div>
  );
}
