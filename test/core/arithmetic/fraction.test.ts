import { describe, expect, it } from 'vitest';
import {
  greatestCommonDivisor,
  lowestTerms,
  mustBeExact,
  sharedWithHundred,
} from '../../../src/core/arithmetic/fraction';

describe('exact fractions', () => {
  it('shared with hundred: the greatest common divisor of a percentage and 100', () => {
    for (let percentage = -300; percentage <= 300; percentage++) {
      expect(sharedWithHundred(percentage)).toBe(greatestCommonDivisor(percentage, 100));
    }
  });

  it.each([
    [12, 18, 6],
    [18, 12, 6],
    [-12, 18, 6],
    [12, -18, 6],
    [7, 5, 1],
    [0, 5, 5],
    [5, 0, 5],
  ])('greatest common divisor of %i and %i: %i', (a, b, divisor) => {
    expect(greatestCommonDivisor(a, b)).toBe(divisor);
  });

  it('lowest terms', () => {
    expect(lowestTerms(378, 10)).toEqual({ numerator: 189, denominator: 5 });
    expect(lowestTerms(-6, 4)).toEqual({ numerator: -3, denominator: 2 });
    expect(lowestTerms(0, 7)).toEqual({ numerator: 0, denominator: 1 });
  });

  it('what isn’t an exact integer is a bug', () => {
    expect(mustBeExact(-3)).toBe(-3);
    expect(mustBeExact(Number.MAX_SAFE_INTEGER)).toBe(2 ** 53 - 1);
    expect(() => mustBeExact(2 ** 53)).toThrow('9007199254740992 is not an exact integer');
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => mustBeExact(wrong)).toThrow(RangeError);
  });
});
