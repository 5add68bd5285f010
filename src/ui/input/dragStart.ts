/** Where and with what something was pressed. */
export interface Grip {
  readonly x: number;
  readonly y: number;
  readonly pointerType: string;
  readonly kind: 'card' | 'unit';
}

/** Whoever moves less than this while pressing has clicked. */
const SLACK = 6;

/**
 * Whether a press has become a drag. A finger pans the hand sideways, so it takes a card only upwards: the browser decides
 * by the same first pixels whether it scrolls.
 */
export function isDrag({ x, y, pointerType, kind }: Grip, nowX: number, nowY: number): boolean {
  if (Math.hypot(nowX - x, nowY - y) < SLACK) return false;
  return kind === 'unit' || pointerType !== 'touch' || y - nowY > Math.abs(nowX - x);
}
