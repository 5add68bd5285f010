import type { Entry, EntryKind } from './entry';
import {
  add,
  amountOf,
  base,
  type Ledger,
  least,
  leastShare,
  openLedger,
  percent,
  roundDown,
  subtract,
} from './ledger';

const STEPS: { readonly [Kind in EntryKind]: (ledger: Ledger, entry: Entry) => void } = {
  base: (ledger, { value }) => base(ledger, value),
  add: (ledger, { value }) => add(ledger, value),
  percent: (ledger, { value }) => percent(ledger, value),
  subtract: (ledger, { of }) => subtract(ledger, reopen(of)),
  leastShare: (ledger, { value }) => leastShare(ledger, value),
  roundDown: (ledger) => roundDown(ledger),
  least: (ledger, { value }) => least(ledger, value),
};

/**
 * Evaluates recorded entries step by step, without the damage formula. The result equals the damage, which proves that the
 * provenance is complete.
 */
export function evaluateEntries(entries: readonly Entry[]): number {
  return amountOf(reopen(entries));
}

function reopen(entries: readonly Entry[] | undefined): Ledger {
  if (entries === undefined) throw new Error('a subtraction must tell of what it consists');
  const ledger = openLedger();
  for (const entry of entries) STEPS[entry.kind](ledger, entry);
  return ledger;
}
