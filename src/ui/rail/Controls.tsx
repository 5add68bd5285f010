import {
  selectIsPersonsTurn,
  selectLegalOrders,
  selectMayOrder,
  selectReadiness,
  selectSeen,
} from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { Key } from '../common/Key';
import styles from './Controls.module.css';

/** Ends the turn; says what would go unused, and turns to gold leaf when nothing is left to do. */
export function Controls({ onEndTurn }: { readonly onEndTurn: () => void }) {
  const speak = useSpeak();
  const turn = useAppSelector(selectIsPersonsTurn);
  const mayOrder = useAppSelector(selectMayOrder);
  const nothingLeft = useAppSelector((state) => selectLegalOrders(state).length <= 1);
  const unused = useUnused();
  const classes = [styles.endTurn];
  if (mayOrder && nothingLeft) classes.push(styles.ready);
  return (
    <div className={styles.controls}>
      <button type="button" className={classes.join(' ')} aria-disabled={!turn} onClick={onEndTurn}>
        <Icon name="hourglass" className={styles.icon ?? ''} />
        <span className={styles.label}>{speak('controls.endTurn')}</span>
        <span className={styles.unused} aria-hidden="true">
          {mayOrder ? (nothingLeft ? speak('controls.nothingLeft') : unused) : ''}
        </span>
        <Key className={styles.key ?? ''}>E</Key>
      </button>
    </div>
  );
}

function useUnused(): string {
  const speak = useSpeak();
  const seen = useAppSelector(selectSeen);
  const readiness = useAppSelector(selectReadiness);
  const ready = Object.values(readiness);
  const actions = ready.filter((unit) => unit.canMove).length + ready.filter((unit) => unit.targets > 0).length;
  const supply = seen === null ? 0 : seen.supply[seen.side];
  return speak('controls.unused', { actions, supply, both: actions > 0 && supply > 0 ? 'yes' : 'no' });
}
