import type { Unit } from '../../battle/model/unit';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './UnitState.module.css';

interface UnitStateProps {
  readonly unit: Unit;
  readonly hidden: boolean;
}

/** What holds for a unit just now and stands on no card: hidden, braced. */
export function UnitState({ unit, hidden }: UnitStateProps) {
  const speak = useSpeak();
  return (
    <>
      {hidden ? (
        <span className={styles.state}>
          <Icon name="hood" />
          <span className={styles.word}>{speak('unit.hidden')}</span>
        </span>
      ) : null}
      {unit.braced ? (
        <span className={styles.state}>
          <Icon name="checked-shield" />
          <span className={styles.word}>{speak('unit.braced')}</span>
        </span>
      ) : null}
    </>
  );
}
