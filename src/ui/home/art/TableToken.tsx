import type { SummaryToken } from '../../../store/home/battleSummary';
import { Medallion } from '../../art/Medallion';
import { middleOf } from './perspective';
import styles from './WarTable.module.css';

const SIZE = 76;

interface TableTokenProps {
  readonly token: SummaryToken;
  /** Both sides may be of one faction: theirs lean the other way. */
  readonly isTheirs: boolean;
}

/** A card on the map: its medallion, upright, over its own shadow. */
export function TableToken({ token: { row, col, faction, emblem }, isTheirs }: TableTokenProps) {
  const { across, down, scale } = middleOf(row, col);
  const size = SIZE * scale;
  return (
    <g transform={`translate(${across} ${down})`}>
      <ellipse cx={0} cy={size * 0.2} rx={size * 0.42} ry={size * 0.13} className={styles.shadow} />
      <g transform={isTheirs ? 'rotate(4)' : 'rotate(-4)'}>
        <svg aria-hidden="true" x={-size / 2} y={-size * 0.8} width={size} height={size} viewBox="0 0 100 104">
          <Medallion faction={faction} emblem={emblem} />
        </svg>
      </g>
    </g>
  );
}
