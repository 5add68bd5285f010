import { add, type Entry, type Ledger, percent } from './ledger';

/** A named number that takes part in an attack: points, or a whole percentage. */
export interface Modifier {
  readonly source: string;
  readonly value: number;
  /** Of a percentage: the sums that it was put together from. */
  readonly of?: readonly Entry[];
}

export const ROUNDING = 'rounding';

export function addAll(ledger: Ledger, modifiers: readonly Modifier[]): void {
  for (const modifier of modifiers) add(ledger, modifier.source, modifier.value);
}

export function percentAll(ledger: Ledger, modifiers: readonly Modifier[]): void {
  for (const modifier of modifiers) percent(ledger, modifier.source, modifier.value, modifier.of);
}
