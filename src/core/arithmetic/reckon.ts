import {
  add,
  amountOf,
  base,
  type Entry,
  type EntryKind,
  type Ledger,
  least,
  leastShare,
  openLedger,
  percent,
  roundDown,
  subtract,
} from './ledger';

const STEPS: { readonly [Kind in EntryKind]: (ledger: Ledger, entry: Entry) => void } = {
  base: (ledger, entry) => base(ledger, entry.source, entry.value),
  add: (ledger, entry) => add(ledger, entry.source, entry.value),
  percent: (ledger, entry) => percent(ledger, entry.source, entry.value, entry.of),
  subtract: (ledger, entry) => subtract(ledger, entry.source, reopen(entry.of)),
  leastShare: (ledger, entry) => leastShare(ledger, entry.source, entry.value),
  roundDown: (ledger, entry) => roundDown(ledger, entry.source),
  least: (ledger, entry) => least(ledger, entry.source, entry.value),
};

/** Takes recorded entries and nothing else, and comes to the same amount: the proof that the entries are the damage. */
export function reckon(entries: readonly Entry[]): number {
  return amountOf(reopen(entries));
}

function reopen(entries: readonly Entry[] | undefined): Ledger {
  if (entries === undefined) throw new Error('a subtraction must tell of what it consists');
  const ledger = openLedger(false);
  for (const entry of entries) STEPS[entry.kind](ledger, entry);
  return ledger;
}
