import { type Fraction, lowestTerms, mustBeExact, sharedWithHundred } from './fraction';

export const ENTRY_KINDS = ['base', 'add', 'percent', 'subtract', 'leastShare', 'roundDown', 'least'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One step of a reckoning. `value` is the amount, or the percentage of `percent` and `leastShare`; of `subtract` it is the
 * amount taken away, whose own steps are `of`; of `roundDown` it is the amount before rounding. A percentage that was put
 * together from several tells them in `of`.
 */
export interface Entry {
  readonly source: string;
  readonly kind: EntryKind;
  readonly value: number;
  readonly of?: readonly Entry[];
}

/**
 * An exact amount, `numerator / denominator`, and how it came about. Steps change it in place; the steps are written down
 * only if somebody asked for them, so a search reckons without allocating.
 */
export interface Ledger {
  numerator: number;
  denominator: number;
  /** The amount before the last subtraction, for `leastShare`; a denominator of 0 means there was none. */
  beforeNumerator: number;
  beforeDenominator: number;
  entries: Entry[] | null;
}

/** Above this a denominator is brought to lowest terms; ordinary attacks never get there. */
const CROWDED = 2 ** 20;

export function openLedger(recording: boolean): Ledger {
  return { numerator: 0, denominator: 1, beforeNumerator: 0, beforeDenominator: 0, entries: recording ? [] : null };
}

/** Starts over. Entries already handed out stay as they are. */
export function clearLedger(ledger: Ledger): void {
  ledger.numerator = 0;
  ledger.denominator = 1;
  ledger.beforeNumerator = 0;
  ledger.beforeDenominator = 0;
  if (ledger.entries !== null) ledger.entries = [];
}

export function base(ledger: Ledger, source: string, value: number): void {
  become(ledger, mustBeExact(value), 1);
  if (ledger.entries !== null) ledger.entries.push({ source, kind: 'base', value });
}

export function add(ledger: Ledger, source: string, value: number): void {
  become(ledger, ledger.numerator + mustBeExact(value) * ledger.denominator, ledger.denominator);
  if (ledger.entries !== null) ledger.entries.push({ source, kind: 'add', value });
}

export function percent(ledger: Ledger, source: string, value: number, of?: readonly Entry[]): void {
  if (value !== 100) {
    const shared = sharedWithHundred(mustBeExact(value));
    become(ledger, ledger.numerator * (value / shared), ledger.denominator * (100 / shared));
  }
  if (ledger.entries !== null) ledger.entries.push({ source, kind: 'percent', value, ...(of && { of }) });
}

export function subtract(ledger: Ledger, source: string, other: Ledger): void {
  if (ledger.entries !== null) {
    if (other.entries === null) throw new Error('a recording ledger can subtract only a recording ledger');
    ledger.entries.push({ source, kind: 'subtract', value: amountOf(other), of: other.entries });
  }
  ledger.beforeNumerator = ledger.numerator;
  ledger.beforeDenominator = ledger.denominator;
  become(
    ledger,
    ledger.numerator * other.denominator - other.numerator * ledger.denominator,
    ledger.denominator * other.denominator,
  );
}

/** Not below this percentage of the amount before the last subtraction. A limit that doesn't bind leaves no entry. */
export function leastShare(ledger: Ledger, source: string, value: number): void {
  if (ledger.beforeDenominator === 0) throw new Error('a least share needs a subtraction before it');
  const shared = sharedWithHundred(mustBeExact(value));
  const numerator = mustBeExact(ledger.beforeNumerator * (value / shared));
  const denominator = mustBeExact(ledger.beforeDenominator * (100 / shared));
  if (mustBeExact(ledger.numerator * denominator) >= mustBeExact(numerator * ledger.denominator)) return;
  become(ledger, numerator, denominator);
  if (ledger.entries !== null) ledger.entries.push({ source, kind: 'leastShare', value });
}

/** A whole amount needs no rounding and leaves no entry. */
export function roundDown(ledger: Ledger, source: string): void {
  const before = amountOf(ledger);
  const whole = Math.floor(before);
  become(ledger, whole, 1);
  if (ledger.entries !== null && whole !== before) ledger.entries.push({ source, kind: 'roundDown', value: before });
}

/** Not below this amount. A limit that doesn't bind leaves no entry. */
export function least(ledger: Ledger, source: string, value: number): void {
  if (ledger.numerator >= mustBeExact(value) * ledger.denominator) return;
  become(ledger, value, 1);
  if (ledger.entries !== null) ledger.entries.push({ source, kind: 'least', value });
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
