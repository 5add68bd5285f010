import type { Position } from '../../../core/geometry/position';
import { RULER } from './useViewportFit';

/** A place of the field, in cells, and where in the frame it is to stay; null is the frame's middle. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly left: number | null;
  readonly top: number | null;
}

export function middleAnchor(frame: HTMLElement | null, cell: number): Anchor | null {
  if (frame === null) return null;
  const left = frame.clientWidth / 2;
  const top = frame.clientHeight / 2;
  return { x: (frame.scrollLeft + left - RULER) / cell, y: (frame.scrollTop + top - RULER) / cell, left, top };
}

export function keepAnchor(frame: HTMLElement | null, anchor: Anchor | null, cell: number): void {
  if (frame === null || anchor === null) return;
  frame.scrollLeft = anchor.x * cell + RULER - (anchor.left ?? frame.clientWidth / 2);
  frame.scrollTop = anchor.y * cell + RULER - (anchor.top ?? frame.clientHeight / 2);
}

/** Only as far as it takes, with a cell to spare. */
export function scrollTo(frame: HTMLElement | null, at: Position, cell: number): void {
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
