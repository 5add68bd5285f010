import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import type { OrthogonalDirection } from '../../core/geometry/directionTo';
import { cellNumber, type Grid, isInside } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { walk } from './walk';

/** What a cell's button needs so that the keyboard can walk over the grid. */
export interface CellFocus {
  /** Whether it is the grid's one stop for the Tab key. */
  readonly focusable: boolean;
  readonly reference: RefCallback<HTMLButtonElement>;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export type WalkOff = (direction: OrthogonalDirection, from: Position) => void;

/** A roving tabindex: one stop for the Tab key on the whole grid, keys walk over its cells and tell where they leave it. */
export function useGridFocus(grid: Grid, onWalkOff?: WalkOff): (at: Position) => CellFocus {
  const [last, setLast] = useState<Position | null>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  // A grid that was larger a moment ago must not be left without a stop.
  const stop = last !== null && isInside(grid, last.x, last.y) ? last : middleOf(grid);

  return (at) => {
    const number = cellNumber(grid, at.x, at.y);
    return {
      focusable: isSamePosition(at, stop),
      reference: (button) => {
        if (button === null) buttons.current.delete(number);
        else buttons.current.set(number, button);
      },
      onFocus: () => setLast(at),
      onKeyDown: (event) => {
        const way = walk(grid, at, event);
        if (way === null) return;
        // Else the page scrolls as well.
        event.preventDefault();
        if ('to' in way) buttons.current.get(cellNumber(grid, way.to.x, way.to.y))?.focus();
        else onWalkOff?.(way.off, at);
      },
    };
  };
}

function middleOf({ width, height }: Grid): Position {
  return { x: Math.floor(width / 2), y: Math.floor(height / 2) };
}
