import { type Fraction, lowestTerms, mustBeExact, sharedWithHundred } from './fraction';

/** An exact amount, `numerator / denominator`, that steps change in place. */
export interface Ledger {
  numerator: number;
  denominator: number;
  /** The amount before the last subtraction, for `leastShare`; a denominator of 0 means there was none. */
  beforeNumerator: number;
  beforeDenominator: number;
}

/** Above this a denominator is brought to lowest terms; ordinary attacks never get there. */
const CROWDED = 2 ** 20;

export function openLedger(): Ledger {
  return { numerator: 0, denominator: 1, beforeNumerator: 0, beforeDenominator: 0 };
}

export function base(ledger: Ledger, value: number): void {
  become(ledger, mustBeExact(value), 1);
}

export function add(ledger: Ledger, value: number): void {
  become(ledger, ledger.numerator + mustBeExact(value) * ledger.denominator, ledger.denominator);
}

export function percent(ledger: Ledger, value: number): void {
  const shared = sharedWithHundred(mustBeExact(value));
  become(ledger, ledger.numerator * (value / shared), ledger.denominator * (100 / shared));
}

export function subtract(ledger: Ledger, other: Ledger): void {
  ledger.beforeNumerator = ledger.numerator;
  ledger.beforeDenominator = ledger.denominator;
  become(
    ledger,
    ledger.numerator * other.denominator - other.numerator * ledger.denominator,
    ledger.denominator * other.denominator,
  );
}

/** Not below this percentage of the amount before the last subtraction. */
export function leastShare(ledger: Ledger, value: number): void {
  if (ledger.beforeDenominator === 0) throw new Error('a least share needs a subtraction before it');
  const shared = sharedWithHundred(mustBeExact(value));
  const numerator = mustBeExact(ledger.beforeNumerator * (value / shared));
  const denominator = mustBeExact(ledger.beforeDenominator * (100 / shared));
  if (mustBeExact(ledger.numerator * denominator) >= mustBeExact(numerator * ledger.denominator)) return;
  become(ledger, numerator, denominator);
}

export function roundDown(ledger: Ledger): void {
  become(ledger, Math.floor(amountOf(ledger)), 1);
}

/** Not below this amount. */
export function least(ledger: Ledger, value: number): void {
  if (ledger.numerator < mustBeExact(value) * ledger.denominator) become(ledger, value, 1);
}

/** The amount as a number: the integer itself once it was rounded. */
export function amountOf(ledger: Ledger): number {
  return ledger.numerator / ledger.denominator;
}

export function exactAmountOf(ledger: Ledger): Fraction {
  return lowestTerms(ledger.numerator, ledger.denominator);
}

function become(ledger: Ledger, numerator: number, denominator: number): void {
  ledger.numerator = mustBeExact(numerator) + 0; // −0 would be unequal to 0 in a state's hash
  ledger.denominator = mustBeExact(denominator);
  if (denominator <= CROWDED) return;
  const reduced = lowestTerms(numerator, denominator);
  ledger.numerator = reduced.numerator;
  ledger.denominator = reduced.denominator;
}
