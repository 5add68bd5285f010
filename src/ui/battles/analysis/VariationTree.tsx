import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { selectAnalysis } from '../../../store/analysis/analysisActions';
import type { MomentPlace } from '../../../store/replay/moments';
import { useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { branchPoint, variationName } from './analysisWords';
import { type TreeRow, treeRows, walkTree } from './treeRows';
import type { AnalysisCourse } from './useAnalysis';
import styles from './VariationTree.module.css';

interface VariationTreeProps {
  readonly course: AnalysisCourse;
  readonly places: readonly MomentPlace[];
  readonly onRename: () => void;
}

/** The battle as it was and all that branches off it. One row has the focus; arrows lead to the others. */
export function VariationTree({ course, places, onRename }: VariationTreeProps) {
  const speak = useSpeak();
  const { variations } = useAppSelector(selectAnalysis);
  const rows = treeRows(variations);
  const shown = rows.findIndex(({ variation }) => (variation?.id ?? null) === course.place.variation);
  const [held, hold] = useState<string | null>(course.place.variation);
  const found = rows.findIndex(({ variation }) => (variation?.id ?? null) === held);
  const at = found === -1 ? Math.max(shown, 0) : found;
  const tree = useRef<HTMLDivElement>(null);
  const focus = (row: number): void => {
    hold(rows[row]?.variation?.id ?? null);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[row]?.focus();
  };
  const show = ({ variation }: TreeRow): void => {
    hold(variation?.id ?? null);
    if (variation === null) course.toBattle();
    else if (variation.id !== course.place.variation) course.go({ variation: variation.id, orders: 1 });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    const to = walkTree(rows, at, event.key);
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (to !== null) focus(to);
    else if (event.key === 'Enter' || event.key === ' ') show(row);
    else if (event.key === 'F2' && row.variation !== null) {
      show(row);
      onRename();
    } else if (event.key === 'Delete' && row.variation !== null) course.remove(row.variation.id);
    else return;
    event.preventDefault();
    // The board's keys mean something else.
    event.stopPropagation();
  };
  const teller = { speak, variations, places };
  return (
    <div ref={tree} role="tree" className={styles.tree} aria-label={speak('analysis.variations')}>
      {rows.map((row, index) => (
        <Row
          key={row.variation?.id ?? 'battle'}
          row={row}
          from={row.variation === null ? '' : branchPoint(teller, row.variation.from)}
          isShown={index === shown}
          isHeld={index === at}
          onShow={() => show(row)}
          onKey={onKeyDown}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: TreeRow;
  readonly from: string;
  readonly isShown: boolean;
  readonly isHeld: boolean;
  readonly onShow: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Row({ row: { variation, level, position, count }, from, isShown, isHeld, onShow, onKey }: RowProps) {
  const speak = useSpeak();
  const name = variation === null ? speak('analysis.battle') : variationName(speak, variation);
  const orders = variation?.orders.length ?? 0;
  return (
    <div
      role="treeitem"
      tabIndex={isHeld ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isShown}
      className={styles.row}
      style={{ '--level': Math.min(level - 1, 5) } as CSSProperties}
      onClick={onShow}
      onKeyDown={onKey}
    >
      <span className={styles.name}>{name}</span>{' '}
      {variation === null ? null : <span className={styles.from}>{speak('analysis.from', { from, orders })}</span>}
    </div>
  );
}
