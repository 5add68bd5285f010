import { add, type Ledger, percent } from './ledger';

/** A named number that takes part in an attack: points, or a whole percentage. */
export interface Modifier {
  readonly source: string;
  readonly value: number;
}

export const ROUNDING = 'rounding';

export function addAll(ledger: Ledger, modifiers: readonly Modifier[]): void {
  for (const modifier of modifiers) add(ledger, modifier.source, modifier.value);
}

export function percentAll(ledger: Ledger, modifiers: readonly Modifier[]): void {
  for (const modifier of modifiers) percent(ledger, modifier.source, modifier.value);
}
