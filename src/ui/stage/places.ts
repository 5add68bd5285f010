import type { Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import { cellKey } from '../input/marks';

/** What cells, castles and cards of the hand carry so that what flies between them knows the way. */
export const cellPlace = (cell: Position): string => `cell ${cellKey(cell)}`;
export const castlePlace = (side: Side): string => `castle ${side}`;
/** What is being carried by hand, until it was put down. */
export const CARRIED = 'carried';
export const cardPlace = (card: string): string => `card ${card}`;

export interface Middle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function middleOf({ left, top, width, height }: DOMRect): Middle {
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** Where a place lies on the screen. Of two copies of a card the one that was chosen is meant. */
export function placeOnScreen(place: string): Middle | null {
  const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(place)}"]`)];
  const element = found.find((candidate) => candidate.querySelector('[aria-pressed="true"]') !== null) ?? found[0];
  return element === undefined ? null : middleOf(element.getBoundingClientRect());
}
