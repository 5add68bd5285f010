import { type RefObject, useEffect, useRef } from 'react';
import { RULER } from './useViewportFit';
import type { Anchor } from './viewportAnchor';

type ZoomTo = (size: number, around: Anchor | null) => void;

/** The wheel and two fingers zoom around the place that they point at. */
export function useViewportGestures(frame: RefObject<HTMLElement | null>, cell: number, zoomTo: ZoomTo): void {
  const latest = useRef({ cell, zoomTo });
  latest.current = { cell, zoomTo };
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const anchorAt = (clientX: number, clientY: number): Anchor => {
      const box = element.getBoundingClientRect();
      const left = clientX - box.left;
      const top = clientY - box.top;
      const size = latest.current.cell;
      return { x: (element.scrollLeft + left - RULER) / size, y: (element.scrollTop + top - RULER) / size, left, top };
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.shiftKey) return;
      event.preventDefault();
      const size = latest.current.cell * (event.deltaY < 0 ? 1.12 : 1 / 1.12);
      latest.current.zoomTo(size, anchorAt(event.clientX, event.clientY));
    };
    let pinch: { readonly distance: number; readonly cell: number } | null = null;
    const onTouch = (event: TouchEvent): void => {
      const [one, other] = [...event.touches];
      if (one === undefined || other === undefined) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, cell: latest.current.cell };
      const around = anchorAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      latest.current.zoomTo((pinch.cell * distance) / pinch.distance, around);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      element.addEventListener(type, onTouch, { passive: false });
    }
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(type, onTouch);
    };
  }, [frame]);
}
