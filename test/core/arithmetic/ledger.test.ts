import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/core/arithmetic/entry';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import {
  add,
  amountOf,
  base,
  exactAmountOf,
  type Ledger,
  least,
  leastShare,
  openLedger,
  percent,
  roundDown,
  subtract,
} from '../../../src/core/arithmetic/ledger';

/** A ledger after some steps. */
function taking(...steps: ((ledger: Ledger) => void)[]): Ledger {
  const ledger = openLedger();
  for (const step of steps) step(ledger);
  return ledger;
}

const starting = (value: number) => (ledger: Ledger) => base(ledger, value);
const adding = (value: number) => (ledger: Ledger) => add(ledger, value);
const times = (value: number) => (ledger: Ledger) => percent(ledger, value);
const less = (other: Ledger) => (ledger: Ledger) => subtract(ledger, other);
const share = (value: number) => (ledger: Ledger) => leastShare(ledger, value);
const floored = (ledger: Ledger) => roundDown(ledger);
const atLeast = (value: number) => (ledger: Ledger) => least(ledger, value);

describe('the steps of a ledger', () => {
  it.each<[string, Ledger, number, number]>([
    ['nothing', taking(), 0, 1],
    ['a start', taking(starting(20)), 20, 1],
    ['a new start forgets', taking(starting(20), times(50), starting(7)), 7, 1],
    ['an addition', taking(starting(20), adding(4)), 24, 1],
    ['a penalty', taking(starting(20), adding(-24)), -4, 1],
    ['a percentage', taking(starting(20), times(115)), 23, 1],
    ['a fraction', taking(starting(15), times(125)), 75, 4],
    ['a percentage of nothing', taking(starting(-20), times(0)), 0, 1],
    ['an addition to a fraction', taking(starting(15), times(125), adding(10)), 115, 4],
    ['a subtraction', taking(starting(20), times(115), less(taking(starting(4), times(90)))), 97, 5],
    ['a subtraction of like parts', taking(starting(5), times(50), less(taking(starting(3), times(50)))), 1, 1],
    ['below zero', taking(starting(4), less(taking(starting(10)))), -6, 1],
    ['a least share that binds', taking(starting(24), less(taking(starting(20))), share(25)), 6, 1],
    ['three quarters that bind', taking(starting(8), less(taking(starting(9))), share(75)), 6, 1],
    ['a least share that doesn’t', taking(starting(24), less(taking(starting(4))), share(25)), 20, 1],
    ['a least share met exactly', taking(starting(24), less(taking(starting(18))), share(25)), 6, 1],
    ['a least share of a fraction', taking(starting(15), times(125), less(taking(starting(90))), share(25)), 75, 16],
    ['a least share after another step', taking(starting(8), less(taking(starting(9))), times(50), share(25)), 2, 1],
    [
      'a least share of the last subtraction',
      taking(starting(16), less(taking(starting(8))), less(taking(starting(8))), share(25)),
      2,
      1,
    ],
    ['a floor', taking(starting(15), times(125), floored), 18, 1],
    ['a floor of a whole', taking(starting(16), times(125), floored), 20, 1],
    ['a floor below zero', taking(starting(-15), times(50), floored), -8, 1],
    ['a minimum that binds', taking(starting(0), atLeast(1)), 1, 1],
    ['a minimum that doesn’t', taking(starting(3), atLeast(1)), 3, 1],
    ['a minimum met exactly', taking(starting(1), atLeast(1)), 1, 1],
    ['a minimum of a fraction', taking(starting(1), times(50), atLeast(1)), 1, 1],
    ['a fraction above its minimum', taking(starting(3), times(50), atLeast(1)), 3, 2],
  ])('%s', (_what, ledger, numerator, denominator) => {
    expect(exactAmountOf(ledger)).toEqual({ numerator, denominator });
    expect(amountOf(ledger)).toBe(numerator / denominator);
  });

  it('a least share needs something to be a share of', () => {
    expect(() => taking(starting(3), share(25))).toThrow('a least share needs a subtraction before it');
  });
});

describe('what a ledger can’t do exactly is a bug', () => {
  it.each([
    ['base', () => taking(starting(0.5))],
    ['add', () => taking(starting(1), adding(0.1))],
    ['percent', () => taking(starting(1), times(12.5))],
    ['leastShare', () => taking(starting(1), less(taking()), share(0.5))],
    ['least', () => taking(starting(1), atLeast(0.5))],
  ])('%s of a fraction', (_step, act) => {
    expect(act).toThrow('is not an exact integer');
  });

  it('a numerator or a denominator beyond 2^53', () => {
    expect(() => taking(starting(2 ** 52), times(300))).toThrow('is not an exact integer');
    expect(() => taking(starting(1), ...Array.from({ length: 9 }, () => times(1)))).toThrow('is not an exact integer');
    expect(() => taking(starting(2 ** 52), adding(2 ** 52))).toThrow(RangeError);
    const tiny = Array.from({ length: 6 }, () => times(1));
    expect(() => taking(starting(1), ...tiny, less(taking(starting(1))), share(1))).toThrow(RangeError);
  });

  it('long chains that cancel stay exact: crowded fractions are brought to lowest terms', () => {
    const up = Array.from({ length: 40 }, () => times(125));
    const down = Array.from({ length: 40 }, () => times(80));
    const zigzag = up.flatMap((step, index) => [step, down[index] ?? step]);
    expect(amountOf(taking(starting(17), ...zigzag))).toBe(17);
    expect(exactAmountOf(taking(starting(3), ...zigzag, times(50)))).toEqual({ numerator: 3, denominator: 2 });
  });

  it('entries of a subtraction must tell of what it consists', () => {
    const torn: Entry[] = [
      { source: 'attack', kind: 'base', value: 9 },
      { source: 'defense', kind: 'subtract', value: 4 },
    ];
    expect(() => evaluateEntries(torn)).toThrow('must tell of what it consists');
  });
});
