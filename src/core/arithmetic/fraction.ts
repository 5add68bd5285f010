/** An exact number: `numerator / denominator`, both safe integers, the denominator positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The largest divisor that a whole percentage shares with 100; its only factors are 2, 4, 5 and 25. */
export function sharedWithHundred(percentage: number): number {
  let shared = 1;
  if (percentage % 2 === 0) shared = percentage % 4 === 0 ? 4 : 2;
  if (percentage % 5 === 0) shared *= percentage % 25 === 0 ? 25 : 5;
  return shared;
}

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
