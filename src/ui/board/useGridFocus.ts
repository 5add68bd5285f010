import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { isOnBoard, type Position, samePosition } from '../../battle/position';
import { cellKey } from '../input/marks';

const STEPS: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
};

export interface GridFocus {
  readonly isFocusable: (at: Position) => boolean;
  readonly reference: (at: Position) => (button: HTMLButtonElement | null) => void;
  readonly onFocus: (at: Position) => void;
  readonly onKeyDown: (at: Position, event: KeyboardEvent) => void;
}

/** One stop for the Tab key on the whole board; arrow keys walk over the cells, and past its ends to the castles. */
export function useGridFocus(leaveTo: (col: number) => void): GridFocus {
  const [stop, setStop] = useState<Position>({ row: 1, col: 1 });
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const reference = useCallback(
    (at: Position) => (button: HTMLButtonElement | null) => {
      if (button === null) buttons.current.delete(cellKey(at));
      else buttons.current.set(cellKey(at), button);
    },
    [],
  );

  const onKeyDown = (at: Position, event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = { row: at.row + step.row, col: at.col + step.col };
    if (isOnBoard(next)) buttons.current.get(cellKey(next))?.focus();
    else if (step.col !== 0) leaveTo(next.col);
  };

  return { isFocusable: (at) => samePosition(at, stop), reference, onFocus: setStop, onKeyDown };
}
