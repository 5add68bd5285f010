import type { Rate } from '../../kernel/wilson';
import type { FieldBook } from '../../skirmish/model/book';

/** The same battlefields with another part of Left's first movement left. */
export function withOpening(book: FieldBook, opening: number): FieldBook {
  const maps = Object.fromEntries(Object.entries(book.maps).map(([id, map]) => [id, { ...map, opening }]));
  return { ...book, rules: { ...book.rules, economy: { ...book.rules.economy, opening } }, maps };
}

/** How often Left wins with an opening. */
export interface OpeningRate {
  readonly opening: number;
  readonly left: Rate;
}

/** The opening nearest to an even chance; of two that are as near, the one that takes less from Left. */
export function fairestOpening(rates: readonly OpeningRate[]): OpeningRate | null {
  const off = ({ left }: OpeningRate) => Math.abs(left.percent - 50);
  return rates.reduce<OpeningRate | null>((best, rate) => {
    if (best === null || off(rate) < off(best)) return rate;
    return off(rate) === off(best) && rate.opening > best.opening ? rate : best;
  }, null);
}
