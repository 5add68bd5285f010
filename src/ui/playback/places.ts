import type { Position } from '../../core/geometry/position';

/** What cells carry (`data-spot`) so that what flies between them knows the way. A game names its other spots itself. */
export const cellPlace = ({ x, y }: Position): string => `cell ${x} ${y}`;
/** What is being carried by hand, until it was put down. */
export const CARRIED = 'carried';

export interface Middle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function middleOf({ left, top, width, height }: DOMRect): Middle {
  return { x: left + width / 2, y: top + height / 2, width, height };
}

export interface Found extends Middle {
  readonly isChosen: boolean;
}

/** Where a spot lies on the screen. Of two that look alike the one that was chosen is meant, and none that is leaving. */
export function placeOnScreen(spot: string): Found | null {
  const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]:not([inert])`)];
  const chosen = found.find((candidate) => candidate.querySelector('[aria-pressed="true"]') !== null);
  const element = chosen ?? found[0];
  return element === undefined
    ? null
    : { ...middleOf(element.getBoundingClientRect()), isChosen: chosen !== undefined };
}
