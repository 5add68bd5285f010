import type { Side } from '../../kernel/sides';
import type { ColumnControl } from '../../store/view/houseRuleSelectors';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { Icon } from '../common/icons/Icon';
import styles from './ColumnSigns.module.css';
import { useColumnFacts } from './useColumnFacts';

interface ColumnSignsProps {
  readonly control: ColumnControl;
  readonly viewer: Side;
}

/** Who dominates a column and who owns it: a sign at its head, pointing to that side's castle, and words for the ear. */
export function ColumnSigns({ control, viewer }: ColumnSignsProps) {
  const facts = useColumnFacts();
  return (
    <span className={styles.signs}>
      {facts(control, viewer).map(({ key, side, icon, short, words }) => (
        <span key={key} className={`${styles.sign} ${side === viewer ? styles.own : styles.foe} ${styles[side]}`}>
          <Icon name={icon} />
          {short === '' ? null : <span aria-hidden="true">{short}</span>}
          <VisuallyHidden>, {words}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
