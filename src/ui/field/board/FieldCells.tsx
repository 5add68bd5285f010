import { cellNumber, type Grid as Size } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { memoByValue } from '../../common/hooks/memoByValue';
import { Grid } from '../../grid/Grid';
import styles from './FieldBoard.module.css';
import { FieldCell } from './FieldCell';

interface FieldCellsProps {
  readonly size: Size;
  readonly label: string;
  /** The name of each cell, row by row. */
  readonly names: readonly string[];
  /** By their numbers. */
  readonly chosen: number | null;
  readonly draggable: readonly number[];
  readonly onPress: (at: Position, byTouch: boolean) => void;
  readonly onPoint: (at: Position) => void;
  readonly onLeave: () => void;
}

/** The grid of buttons over the drawing. Hundreds of them: pointing at one draws none anew, and choosing only those that have another name. */
export const FieldCells = memoByValue(function FieldCells(props: FieldCellsProps) {
  const { size, label, names, chosen, draggable, onPress, onPoint, onLeave } = props;
  return (
    <Grid
      size={size}
      label={label}
      className={styles.grid}
      cell={({ x, y }, focus) => {
        const number = cellNumber(size, x, y);
        return (
          <FieldCell
            {...focus}
            x={x}
            y={y}
            name={names[number] ?? ''}
            isChosen={chosen === number}
            isDraggable={draggable.includes(number)}
            onPress={onPress}
            onPoint={onPoint}
            onLeave={onLeave}
          />
        );
      }}
    />
  );
});
