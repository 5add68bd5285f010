import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Grid } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';

/** What is to be seen of the field, in cells. */
export interface FieldWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

/** Letters and figures around the field. */
export const RULER = 20;
const SMALLEST = 20;
const LARGEST = 96;
/** No larger than this while the whole field is shown. */
const LARGEST_WHOLE = 80;
/** At which a token can be read and pressed. */
const READABLE = 50;
const STEP = 1.25;

/** Pan by scrolling, zoom by wheel, pinch, keys and buttons. A field is laid out at its real size: nothing is scaled by the browser. */
export function useViewport(grid: Grid): Viewport {
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFit(frame, grid);
  const [chosen, choose] = useState<number | null>(null);
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.round(chosen ?? fit)));
  const anchor = useRef<Anchor | null>(null);
  const window = useScrollWindow(frame, grid, cell);

  const zoomTo = (size: number, around: Anchor | null = middleAnchor(frame.current, cell)): void => {
    anchor.current = around;
    const wanted = Math.min(LARGEST, Math.max(SMALLEST, size));
    choose(wanted <= fit && wanted > fit / STEP ? null : wanted);
  };
  useLayoutEffect(() => {
    keepAnchor(frame.current, anchor.current, cell);
    anchor.current = null;
  }, [cell]);
  useZoomGestures(frame, cell, zoomTo);

  return {
    frame,
    cell,
    fits: chosen === null || cell <= fit,
    window,
    zoomIn: () => zoomTo(cell * STEP),
    zoomOut: () => zoomTo(cell / STEP),
    showAll: () => zoomTo(fit),
    lookAt: (at, isChosen = false) => {
      if (isChosen && cell < READABLE - 8) {
        zoomTo(READABLE, { x: at.x + 0.5, y: at.y + 0.5, left: null, top: null });
        return;
      }
      scrollTo(frame.current, at, cell);
    },
  };
}

/** A place of the field, in cells, and where in the frame it is to stay; null is the frame's middle. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly left: number | null;
  readonly top: number | null;
}

function middleAnchor(frame: HTMLElement | null, cell: number): Anchor | null {
  if (frame === null) return null;
  const left = frame.clientWidth / 2;
  const top = frame.clientHeight / 2;
  return { x: (frame.scrollLeft + left - RULER) / cell, y: (frame.scrollTop + top - RULER) / cell, left, top };
}

function keepAnchor(frame: HTMLElement | null, anchor: Anchor | null, cell: number): void {
  if (frame === null || anchor === null) return;
  frame.scrollLeft = anchor.x * cell + RULER - (anchor.left ?? frame.clientWidth / 2);
  frame.scrollTop = anchor.y * cell + RULER - (anchor.top ?? frame.clientHeight / 2);
}

/** Only as far as it takes, with a cell to spare. */
function scrollTo(frame: HTMLElement | null, at: Position, cell: number): void {
  if (frame === null) return;
  const inside = (scroll: number, size: number, place: number): number => {
    const start = RULER + place * cell - cell;
    const end = RULER + (place + 2) * cell;
    if (start < scroll) return start;
    return end > scroll + size ? end - size : scroll;
  };
  frame.scrollTo({
    left: inside(frame.scrollLeft, frame.clientWidth, at.x),
    top: inside(frame.scrollTop, frame.clientHeight, at.y),
  });
}

/** The cell size at which the whole field can be seen. */
function useFit(frame: RefObject<HTMLElement | null>, { width, height }: Grid): number {
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

function useScrollWindow(frame: RefObject<HTMLElement | null>, grid: Grid, cell: number): FieldWindow {
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

type ZoomTo = (size: number, around: Anchor | null) => void;

/** The wheel and two fingers zoom around the place that they point at. */
function useZoomGestures(frame: RefObject<HTMLElement | null>, cell: number, zoomTo: ZoomTo): void {
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
