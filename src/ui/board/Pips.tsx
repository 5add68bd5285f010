import type { Readiness } from '../../store/view/readinessSelectors';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './Pips.module.css';

/** Gold and filled: may still. Hollow and struck out: may not. */
export function Pips({ readiness, fresh }: { readonly readiness: Readiness; readonly fresh: boolean }) {
  const speak = useSpeak();
  const idle = !readiness.canMove && !readiness.canStrike;
  return (
    <span className={styles.pips}>
      <span className={readiness.canMove ? styles.pip : styles.pipOut}>
        <Icon name="boots" />
      </span>
      <span className={readiness.canStrike ? styles.pip : styles.pipOut}>
        <Icon name="broadsword" />
      </span>
      {fresh || idle ? <i className={styles.word}>{speak(fresh ? 'unit.fresh' : 'unit.spent')}</i> : null}
    </span>
  );
}
