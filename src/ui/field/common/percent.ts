import type { Fraction } from '../../../core/arithmetic/fraction';

/** A chance in whole percent; never 0 or 100 unless it is certain. */
export function percentOf({ numerator, denominator }: Fraction): number {
  const percent = Math.round((100 * numerator) / denominator);
  if (percent === 0 && numerator > 0) return 1;
  return percent === 100 && numerator < denominator ? 99 : percent;
}
