import { type KeyboardEvent, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * A roving tabindex: one stop for the Tab key on the whole grid, keys walk over its cells and tell where they leave it. A cell's
 * handlers stay the same, so that a cell which shows nothing new needn't be drawn anew.
 */
export function useGridFocus(grid: Grid, onWalkOff?: WalkOff): (at: Position) => CellFocus {
  const [last, setLast] = useState<Position | null>(null);
  const [handlers] = useState(() => new Map<number, Omit<CellFocus, 'focusable'>>());
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const latest = useRef({ grid, onWalkOff });
  useLayoutEffect(() => {
    latest.current = { grid, onWalkOff };
  });
  // A grid that was larger a moment ago must not be left without a stop.
  const stop = last !== null && isInside(grid, last.x, last.y) ? last : middleOf(grid);

  const handlersOf = (at: Position): Omit<CellFocus, 'focusable'> => ({
    reference: (button) => {
      const number = cellNumber(WIDEST, at.x, at.y);
      if (button === null) buttons.current.delete(number);
      else buttons.current.set(number, button);
    },
    onFocus: () => setLast(at),
    onKeyDown: (event) => {
      const way = walk(latest.current.grid, at, event);
      if (way === null) return;
      // Else the page scrolls as well.
      event.preventDefault();
      if ('to' in way) buttons.current.get(cellNumber(WIDEST, way.to.x, way.to.y))?.focus();
      else latest.current.onWalkOff?.(way.off, at);
    },
  });

  return (at) => {
    const number = cellNumber(WIDEST, at.x, at.y);
    const own = handlers.get(number) ?? handlersOf(at);
    handlers.set(number, own);
    return { focusable: isSamePosition(at, stop), ...own };
  };
}

/** A cell's number must not depend on the size of the grid, which may change. */
const WIDEST: Grid = { width: 1024, height: 1024 };

function middleOf({ width, height }: Grid): Position {
  return { x: Math.floor(width / 2), y: Math.floor(height / 2) };
}
