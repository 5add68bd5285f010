import { canonicalText } from '../kernel/hash';

/** Orders that somebody tried, from a moment of the match as it was, or of another variation. */
export interface Variation<Order> {
  readonly id: string;
  /** Empty until somebody names it. */
  readonly name: string;
  readonly from: Place;
  /** At least one. */
  readonly orders: readonly Order[];
}

/** A moment among variations: after so many orders of one of them, or of the match as it was. */
export interface Place {
  /** Null is the match as it was. */
  readonly variation: string | null;
  /** Of this variation alone: what came before it isn't counted. */
  readonly orders: number;
}

/** A variation stands behind the one that it branches from. */
export type Variations<Order> = readonly Variation<Order>[];

export function variationNamed<Order>(variations: Variations<Order>, id: string | null): Variation<Order> | null {
  return variations.find((variation) => variation.id === id) ?? null;
}

/** Every order that leads to a place, from the first of the match on. */
export function ordersTo<Order>(
  variations: Variations<Order>,
  played: readonly Order[],
  { variation, orders }: Place,
): readonly Order[] {
  const found = variationNamed(variations, variation);
  if (found === null) return played.slice(0, orders);
  return [...ordersTo(variations, played, found.from), ...found.orders.slice(0, orders)];
}

/** The orders of the line that a place lies in, without what came before it. */
export function lineOf<Order>(
  variations: Variations<Order>,
  played: readonly Order[],
  { variation }: Place,
): readonly Order[] {
  return variationNamed(variations, variation)?.orders ?? played;
}

/** One order back; from the first order of a variation to where it branches off. Null at the beginning. */
export function placeBefore<Order>(variations: Variations<Order>, { variation, orders }: Place): Place | null {
  if (orders > 1) return { variation, orders: orders - 1 };
  const found = variationNamed(variations, variation);
  if (found !== null) return found.from;
  return orders === 1 ? { variation: null, orders: 0 } : null;
}

export interface Tried<Order> {
  readonly variations: Variations<Order>;
  readonly place: Place;
}

/**
 * What an order that is given at a place leads to: the next order of the line when it is the same, a variation that begins
 * with it, the line made longer at its end, or a new variation. The match as it was never changes.
 */
export function withTried<Order>(
  variations: Variations<Order>,
  played: readonly Order[],
  place: Place,
  order: Order,
): Tried<Order> {
  const line = lineOf(variations, played, place);
  if (isSameOrder(line[place.orders], order)) return { variations, place: { ...place, orders: place.orders + 1 } };
  const known = variations.find(({ from, orders }) => isSamePlace(from, place) && isSameOrder(orders[0], order));
  if (known !== undefined) return { variations, place: { variation: known.id, orders: 1 } };
  if (place.variation !== null && place.orders === line.length) {
    const longer = variations.map((each) =>
      each.id === place.variation ? { ...each, orders: [...each.orders, order] } : each,
    );
    return { variations: longer, place: { ...place, orders: place.orders + 1 } };
  }
  const id = nextId(variations);
  return {
    variations: [...variations, { id, name: '', from: place, orders: [order] }],
    place: { variation: id, orders: 1 },
  };
}

/** Without a variation and all that branch off it. */
export function withoutVariation<Order>(variations: Variations<Order>, id: string): Variations<Order> {
  const gone = new Set([id]);
  for (const { id: each, from } of variations) if (from.variation !== null && gone.has(from.variation)) gone.add(each);
  return variations.filter((variation) => !gone.has(variation.id));
}

export function withName<Order>(variations: Variations<Order>, id: string, name: string): Variations<Order> {
  return variations.map((variation) => (variation.id === id ? { ...variation, name } : variation));
}

/** A place that is still there: where a variation was deleted, the moment that it branched off from. */
export function placeStillIn<Order>(left: Variations<Order>, before: Variations<Order>, place: Place): Place {
  const found = variationNamed(before, place.variation);
  if (found === null || variationNamed(left, found.id) !== null) return place;
  return placeStillIn(left, before, found.from);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.variation === other.variation && one.orders === other.orders;
}

function isSameOrder(one: unknown, other: unknown): boolean {
  return one !== undefined && canonicalText(one) === canonicalText(other);
}

/** Never one that is there: what was deleted last may be put back. */
function nextId(variations: Variations<unknown>): string {
  return String(1 + Math.max(0, ...variations.map(({ id }) => Number(id))));
}
