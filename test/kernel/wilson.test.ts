import { describe, expect, it } from 'vitest';
import { rateOf } from '../../src/kernel/wilson';

/** Wilson's interval without continuity correction, to four digits, as tables and statistics packages give it. */
const TABLE: readonly (readonly [wins: number, games: number, low: number, high: number])[] = [
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [50, 100, 0.4038, 0.5962],
  [950, 1000, 0.9347, 0.9619],
];

describe('rates', () => {
  it.each(TABLE)('%i of %i', (wins, games, low, high) => {
    const rate = rateOf(wins, games);
    expect(rate.percent).toBeCloseTo((100 * wins) / games, 10);
    expect(rate.low / 100).toBeCloseTo(low, 4);
    expect(rate.high / 100).toBeCloseTo(high, 4);
  });

  it('of nothing nothing is known', () => {
    expect(rateOf(0, 0)).toEqual({ wins: 0, games: 0, percent: 0, low: 0, high: 100 });
  });

  it('hold what was seen and grow narrower with more of the same', () => {
    const widths = [10, 100, 1000, 10_000].map((games) => {
      const { percent, low, high } = rateOf(0.3 * games, games);
      expect(low).toBeLessThan(percent);
      expect(high).toBeGreaterThan(percent);
      return high - low;
    });
    expect(widths.toSorted((one, other) => other - one)).toEqual(widths);
  });
});
