import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Grid } from '../../../core/geometry/grid';

/** Letters and figures around the field. */
export const RULER = 20;
export const SMALLEST = 20;
export const LARGEST = 96;
/** No larger than this while the whole field is shown. */
const LARGEST_WHOLE = 80;
/** At which a token can be read and pressed. */
export const READABLE = 50;

/** The cell size at which the whole field can be seen. */
export function useViewportFit(frame: RefObject<HTMLElement | null>, { width, height }: Grid): number {
  const [fit, setFit] = useState(READABLE);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const across = (element.clientWidth - 2 * RULER) / width;
      const down = (element.clientHeight - 2 * RULER) / height;
      setFit(Math.max(SMALLEST, Math.min(LARGEST_WHOLE, Math.floor(Math.min(across, down)))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, width, height]);
  return fit;
}
