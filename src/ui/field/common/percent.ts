import type { Fraction } from '../../../core/arithmetic/fraction';

/** In whole percent; what can fail or happen at all is never told as certain or as impossible. */
export function percentOf({ numerator, denominator }: Fraction): number {
  const rounded = Math.round((100 * numerator) / denominator);
  if (numerator === 0 || numerator === denominator) return rounded;
  return Math.min(99, Math.max(1, rounded));
}

/** "4", or "2–5" where dice decide. */
export const spanText = (least: number, most: number): string => (least === most ? String(most) : `${least}–${most}`);
