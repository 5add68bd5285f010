import { memo } from 'react';
import type { Position } from '../../../core/geometry/position';
import { GridCell } from '../../grid/GridCell';
import type { CellFocus } from '../../grid/useGridFocus';
import styles from './FieldBoard.module.css';

interface FieldCellProps extends CellFocus {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDraggable: boolean;
  readonly onPress: (at: Position, byTouch: boolean) => void;
  readonly onPoint: (at: Position) => void;
  readonly onLeave: () => void;
}

/** A cell of the field: a transparent button over the drawing, with its whole name. */
export const FieldCell = memo(function FieldCell(props: FieldCellProps) {
  const { x, y, isChosen, isDraggable, onPress, onPoint, ...others } = props;
  return (
    <GridCell
      {...others}
      at={{ x, y }}
      chosen={isChosen}
      draggable={isDraggable}
      onPress={(byTouch) => onPress({ x, y }, byTouch)}
      onPoint={() => onPoint({ x, y })}
      className={styles.cell}
      buttonClassName={styles.button}
    />
  );
});
