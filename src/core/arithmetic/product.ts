import { greatestCommonDivisor, mustBeExact, sharedWithHundred } from './fraction';

/** Percentages multiplied with each other, exactly: `parts / whole`. */
export interface Product {
  parts: number;
  whole: number;
}

export function openProduct(): Product {
  return { parts: 1, whole: 1 };
}

/** Above this a product is brought to lowest terms; ordinary blows never get there. */
const CROWDED = 2 ** 20;

/**
 * Factors are whole, so what goes beyond 2^53 stays beyond it, until a factor of 0 makes it right again: whoever takes the
 * product looks whether it is exact.
 */
export function times(product: Product, percentage: number): void {
  if (percentage === 100) return;
  const shared = sharedWithHundred(percentage);
  product.parts *= percentage / shared;
  product.whole *= 100 / shared;
  if (product.whole > CROWDED) simplify(product);
}

function simplify(product: Product): void {
  const common = greatestCommonDivisor(mustBeExact(product.parts), mustBeExact(product.whole));
  product.parts /= common;
  product.whole /= common;
}
