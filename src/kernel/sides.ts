/** The two sides of a match: Left moves first. In the card battle it is document 003's Player 1. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = Readonly<Record<Side, Value>>;

export const OPPONENT: BySide<Side> = { left: 'right', right: 'left' };

/** A side's part. Written out for hot paths: a property access with a constant name is several times faster than a keyed one. */
export function ofSide<Value>(both: BySide<Value>, side: Side): Value {
  return side === 'left' ? both.left : both.right;
}

/** Gives a side something, written out for the same reason. */
export function setSide<Value>(both: Record<Side, Value>, side: Side, value: Value): void {
  if (side === 'left') both.left = value;
  else both.right = value;
}

export function opponentOf(side: Side): Side {
  return ofSide(OPPONENT, side);
}

export function bySide<Value>(make: (side: Side) => Value): Record<Side, Value> {
  return { left: make('left'), right: make('right') };
}
