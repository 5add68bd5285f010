import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns the style sheet gives a grid where it stands: up and down go by them. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      setColumns(Math.max(1, tracks));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
