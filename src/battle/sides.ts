/** The two sides: Left is document 003's Player 1 and always moves first. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = Readonly<Record<Side, Value>>;

export const OPPONENT: BySide<Side> = { left: 'right', right: 'left' };

export function bySide<Value>(make: (side: Side) => Value): Record<Side, Value> {
  return { left: make('left'), right: make('right') };
}
