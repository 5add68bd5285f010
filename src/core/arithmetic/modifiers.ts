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
  for (let index = 0; index < modifiers.length; index++) {
    const { source, value } = modifiers[index] as Modifier;
    add(ledger, source, value);
  }
}

export function percentAll(ledger: Ledger, modifiers: readonly Modifier[]): void {
  for (let index = 0; index < modifiers.length; index++) {
    const { source, value, of } = modifiers[index] as Modifier;
    percent(ledger, source, value, of);
  }
}
