import type { Outcome } from '../battle/outcome';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { shortAngle } from './angleWord';
import styles from './BlowBadge.module.css';

/** What the chosen unit's blow would take from this one, and from where; a skull and a gold edge when it falls. */
export function BlowBadge({ blow }: { readonly blow: Outcome }) {
  const speak = useSpeak();
  return (
    <span className={`${styles.blow} ${blow.fells ? styles.lethal : ''}`}>
      <Icon name={blow.fells ? 'death-skull' : 'broadsword'} />−{blow.damage}
      {blow.angle === null ? null : <small className={styles.angle}>{shortAngle(speak, blow.angle)}</small>}
    </span>
  );
}
