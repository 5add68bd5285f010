import { useId } from 'react';
import type { Observation } from '../../battle/observe';
import { selectIsPersonsTurn, selectLegalOrders, selectReadiness, selectSeen } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { Key } from '../common/Key';
import styles from './Controls.module.css';

interface ControlsProps {
  readonly seen: Observation;
  readonly onEndTurn: () => void;
  readonly onResult: () => void;
}

/** The great button: it ends the turn, and after the battle leads back to the result. */
export function Controls({ seen, onEndTurn, onResult }: ControlsProps) {
  const speak = useSpeak();
  return (
    <div className={styles.controls}>
      {seen.winner === null ? (
        <EndTurn onEndTurn={onEndTurn} />
      ) : (
        <button type="button" className={`${styles.endTurn} ${styles.ready}`} onClick={onResult}>
          <Icon name="trophy-cup" className={styles.icon ?? ''} />
          <span className={styles.label}>{speak('controls.result')}</span>
        </button>
      )}
    </div>
  );
}

/** Says what would go unused, and turns to gold leaf when nothing is left to do. */
function EndTurn({ onEndTurn }: { readonly onEndTurn: () => void }) {
  const speak = useSpeak();
  const description = useId();
  const isTurn = useAppSelector(selectIsPersonsTurn);
  const nothingLeft = useAppSelector((state) => selectLegalOrders(state).length <= 1);
  const unused = useUnused();
  const classes = [styles.endTurn];
  if (isTurn && nothingLeft) classes.push(styles.ready);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      aria-disabled={!isTurn}
      aria-describedby={description}
      onClick={onEndTurn}
    >
      <Icon name="hourglass" className={styles.icon ?? ''} />
      <span className={styles.label}>{speak('controls.endTurn')}</span>
      <span id={description} className={styles.unused} aria-hidden="true">
        {isTurn ? (nothingLeft ? speak('controls.nothingLeft') : unused) : ''}
      </span>
      <Key className={styles.key ?? ''}>E</Key>
    </button>
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
