import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Grid } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { LARGEST, READABLE, SMALLEST, useViewportFit } from './useViewportFit';
import { useViewportGestures } from './useViewportGestures';
import { type FieldWindow, useViewportWindow } from './useViewportWindow';
import { type Anchor, keepAnchor, middleAnchor, scrollTo } from './viewportAnchor';

export interface Viewport {
  /** The part of the page that scrolls over the field. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** How large a cell is, in pixels. */
  readonly cell: number;
  readonly fits: boolean;
  readonly window: FieldWindow;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showAll: () => void;
  /** Brings a cell into sight; on a small screen so near that it can be read. */
  readonly lookAt: (at: Position, isChosen?: boolean) => void;
}

const STEP = 1.25;

/** Pan by scrolling, zoom by wheel, pinch, keys and buttons. A field is laid out at its real size: nothing is scaled by the browser. */
export function useViewport(grid: Grid): Viewport {
  const frame = useRef<HTMLDivElement>(null);
  const fit = useViewportFit(frame, grid);
  const [chosen, choose] = useState<number | null>(null);
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.round(chosen ?? fit)));
  const fits = cell <= fit;
  const anchor = useRef<Anchor | null>(null);
  const window = useViewportWindow(frame, grid, cell);

  const zoomTo = (size: number, around: Anchor | null = middleAnchor(frame.current, cell)): void => {
    anchor.current = around;
    const wanted = Math.min(LARGEST, Math.max(SMALLEST, size));
    choose(wanted <= fit && wanted > fit / STEP ? null : wanted);
  };
  useLayoutEffect(() => {
    keepAnchor(frame.current, anchor.current, cell);
    anchor.current = null;
  }, [cell]);
  useViewportGestures(frame, cell, zoomTo);

  return {
    frame,
    cell,
    fits,
    window,
    zoomIn: () => zoomTo(cell * STEP),
    zoomOut: () => zoomTo(cell / STEP),
    showAll: () => zoomTo(fit),
    lookAt: (at, isChosen = false) => {
      if (isChosen && cell < READABLE - 8) {
        zoomTo(READABLE, { x: at.x + 0.5, y: at.y + 0.5, left: null, top: null });
        return;
      }
      // Where all is in sight, asking for the scroll would lay the page out for nothing.
      if (!fits) scrollTo(frame.current, at, cell);
    },
  };
}
