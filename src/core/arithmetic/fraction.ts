/** An exact number: `numerator / denominator`, both safe integers, the denominator positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The largest divisor that a whole percentage shares with 100. */
export function sharedWithHundred(percentage: number): number {
  return SHARED[percentage] ?? greatestCommonDivisor(percentage, 100);
}

/** Of the percentages that rules are made of. */
const SHARED = Uint8Array.from({ length: 256 }, (_, percentage) => greatestCommonDivisor(percentage, 100));

export function greatestCommonDivisor(a: number, b: number): number {
  let greater = Math.abs(a);
  let lesser = Math.abs(b);
  while (lesser !== 0) {
    const rest = greater % lesser;
    greater = lesser;
    lesser = rest;
  }
  return greater;
}

/** Beyond 2^53 a product silently loses its last digits and a floor may fall on the wrong side. */
export function mustBeExact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an exact integer`);
  return value;
}

export function lowestTerms(numerator: number, denominator: number): Fraction {
  const shared = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}
