import type { Position } from '../../../core/geometry/position';
import { memoByValue } from '../../common/hooks/memoByValue';
import { GridCell } from '../../grid/GridCell';
import type { CellFocus } from '../../grid/useGridFocus';
import styles from './FieldBoard.module.css';

interface FieldCellProps extends CellFocus {
  readonly at: Position;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDraggable: boolean;
  readonly onPress: (byTouch: boolean) => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
}

/** A cell of the field: a transparent button over the drawing, with its whole name. */
export const FieldCell = memoByValue(function FieldCell({ isChosen, isDraggable, ...props }: FieldCellProps) {
  return (
    <GridCell
      {...props}
      chosen={isChosen}
      draggable={isDraggable}
      className={styles.cell}
      buttonClassName={styles.button}
    />
  );
});
