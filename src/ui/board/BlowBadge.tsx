import { Icon } from '../common/Icon';
import type { Outcome } from '../input/outcome';
import styles from './BlowBadge.module.css';

/** What the chosen unit's blow would take from this one; a skull and a gold edge when it falls. */
export function BlowBadge({ blow }: { readonly blow: Outcome }) {
  return (
    <span className={`${styles.blow} ${blow.fells ? styles.lethal : ''}`}>
      <Icon name={blow.fells ? 'death-skull' : 'broadsword'} />−{blow.damage}
    </span>
  );
}
