import type { Side } from '../../kernel/sides';
import type { ColumnControl } from '../../store/view/houseRuleSelectors';
import { Icon } from '../common/icons/Icon';
import styles from './OwnedColumns.module.css';

interface OwnedColumnsProps {
  readonly control: readonly ColumnControl[];
  readonly viewer: Side;
}

/** A frame around each column that a side owns beside its own, with a flag at the edge towards its castle. */
export function OwnedColumns({ control, viewer }: OwnedColumnsProps) {
  return (
    <div className={styles.columns} aria-hidden="true">
      {control.map(({ owner }, col) =>
        owner === null ? null : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={col}
            className={`${styles.column} ${owner === viewer ? styles.own : styles.foe} ${styles[owner]}`}
            style={{ gridColumn: col + 1 }}
          >
            <Icon name="knight-banner" />
          </span>
        ),
      )}
    </div>
  );
}
