import { percentOf, spanText } from '../common/percent';
import styles from './FieldBoard.module.css';
import type { CellMark } from './marks';

interface TagsProps {
  readonly marks: readonly CellMark[];
  /** How large a cell is, in pixels. */
  readonly cell: number;
}

/** The chance of every blow, over its target; the damage where no dice are rolled. */
export function Tags({ marks, cell }: TagsProps) {
  return (
    <>
      {marks.map(({ at, blow }) => {
        const odds = blow?.forecast.attack ?? null;
        if (odds === null) return null;
        return (
          <span
            key={`${at.x} ${at.y}`}
            className={styles.tag}
            style={{ left: (at.x + 0.5) * cell, top: at.y * cell }}
            aria-hidden="true"
          >
            {odds.dice === null ? `−${spanText(...odds.damage)}` : `${percentOf(odds.chance)} %`}
          </span>
        );
      })}
    </>
  );
}
