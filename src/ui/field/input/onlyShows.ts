import type { SkirmishOrder } from '../../../skirmish/model/orders';

interface Press {
  readonly byTouch: boolean;
  /** What comes of it is shown already. */
  readonly isAimed: boolean;
  /** The same was pressed before. */
  readonly isAgain: boolean;
}

/** A finger can't hover, and nobody strikes a tree by the way: the first press shows what would come of it, the second gives the order. */
export function onlyShows(order: SkirmishOrder | null, { byTouch, isAimed, isAgain }: Press): boolean {
  if (order === null) return false;
  return isAtThing(order) ? !isAgain : byTouch && !isAimed;
}

export function isAtThing(order: SkirmishOrder | null): boolean {
  return order?.type === 'attack' && typeof order.target !== 'string';
}
