import { type RefObject, useEffect, useState } from 'react';
import type { Grid } from '../../../core/geometry/grid';
import { RULER } from './useViewportFit';

/** What is to be seen of the field, in cells. */
export interface FieldWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the field lies in the frame, as it scrolls. */
export function useViewportWindow(frame: RefObject<HTMLElement | null>, grid: Grid, cell: number): FieldWindow {
  const [window, setWindow] = useState<FieldWindow>({ x: 0, y: 0, width: grid.width, height: grid.height });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const read = (): void =>
      setWindow({
        x: Math.max(0, (element.scrollLeft - RULER) / cell),
        y: Math.max(0, (element.scrollTop - RULER) / cell),
        width: Math.min(grid.width, element.clientWidth / cell),
        height: Math.min(grid.height, element.clientHeight / cell),
      });
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [frame, grid, cell]);
  return window;
}
