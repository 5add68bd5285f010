import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Grid as Size } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import styles from './Grid.module.css';
import { type CellFocus, useGridFocus, type WalkOff } from './useGridFocus';

interface GridProps {
  readonly size: Size;
  /** The grid's accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  /** A key walked past an edge of the grid. */
  readonly onWalkOff?: WalkOff;
  /** Draws a cell, as a `GridCell`; nothing where there is none. */
  readonly cell: (at: Position, focus: CellFocus) => ReactNode;
}

/** A grid of any width and height: one button per cell, one stop for the Tab key, walked over with the keyboard. */
export function Grid({ size, label, className = '', onWalkOff, cell }: GridProps) {
  const focusOf = useGridFocus(size, onWalkOff);
  const measures = { '--grid-columns': size.width, '--grid-rows': size.height } as CSSProperties;
  return (
    <table role="grid" aria-label={label} className={`${styles.grid} ${className}`} style={measures}>
      <tbody className={styles.rows}>
        {numbersBelow(size.height).map((y) => (
          <tr key={y} className={styles.row}>
            {numbersBelow(size.width).map((x) => (
              <Fragment key={x}>{cell({ x, y }, focusOf({ x, y }))}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function numbersBelow(end: number): number[] {
  return Array.from({ length: end }, (_, number) => number);
}
