import type { Place } from '../../match/variations';

/** More than anybody tries in one battle; a stranger's file must not fill a page. */
const MOST_VARIATIONS = 1000;
const MOST_ORDERS = 3000;
export const LONGEST_NAME = 80;

/** What is wrong with the variations of one battle, and where; null when they can be kept. The rules judge the orders. */
export function whatIsWrongWithVariations(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > MOST_VARIATIONS) return `must be a list of at most ${MOST_VARIATIONS}`;
  const known = new Set<string>();
  for (const [index, variation] of value.entries()) {
    const wrong = whatIsWrongWith(variation, known);
    if (wrong !== null) return `${index}.${wrong}`;
    known.add((variation as { readonly id: string }).id);
  }
  return null;
}

function whatIsWrongWith(variation: unknown, known: ReadonlySet<string>): string | null {
  if (typeof variation !== 'object' || variation === null) return 'must be an object { … }';
  const { id, name, from, orders } = variation as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^[1-9]\d{0,5}$/.test(id) || known.has(id)) return 'id: is not a number of its own';
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return `name: must be ${LONGEST_NAME} letters at most`;
  if (!isPlace(from, known)) return 'from: is no moment of the battle or of a variation before it';
  if (!Array.isArray(orders) || orders.length === 0 || orders.length > MOST_ORDERS)
    return `orders: must be a list of 1 to ${MOST_ORDERS}`;
  const wrong = orders.findIndex((order) => typeof (order as { type?: unknown } | null)?.type !== 'string');
  return wrong === -1 ? null : `orders.${wrong}: is not an order`;
}

function isPlace(value: unknown, known: ReadonlySet<string>): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { variation, orders } = value as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(orders) || Number(orders) < 0) return false;
  return variation === null || (typeof variation === 'string' && known.has(variation) && Number(orders) > 0);
}
