import type { Threat } from '../../battle/foresight/threats';
import { Icon } from '../common/icons/Icon';
import styles from './ThreatBadge.module.css';

/** The worst that could come over a card or a castle: bone on ink under an eye, a skull when it could fall. */
export function ThreatBadge({ threat }: { readonly threat: Threat }) {
  return (
    <span className={`${styles.threat} ${threat.falls ? styles.lethal : ''}`}>
      <Icon name={threat.falls ? 'death-skull' : 'eye-target'} />
      {threat.total}
    </span>
  );
}

/** Hatching over a cell that the enemy could strike, and by how many cards. */
export function ThreatHatch({ count, counted }: { readonly count: number; readonly counted: boolean }) {
  return (
    <span className={`${styles.hatch} ${count > 1 ? styles.dense : ''}`}>
      {counted ? (
        <span className={styles.count}>
          <Icon name="eye-target" />
          {count}
        </span>
      ) : null}
    </span>
  );
}
