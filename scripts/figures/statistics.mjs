/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * The smallest value that this share of all values does not exceed; of an even number of values the lower middle one.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const place = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[place] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * In percent; of nothing there is no share.
 * @param {readonly number[]} values
 * @param {(value: number) => boolean} holds
 */
export const shareOf = (values, holds) => (100 * values.filter(holds).length) / values.length;
