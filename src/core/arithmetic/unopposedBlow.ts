import { amountOf, base, clearLedger, type Ledger, least, roundDown } from './ledger';
import { addAll, type Modifier, percentAll, ROUNDING } from './modifiers';

/** A blow that meets no defence: document 002's attack, or a hit on a castle. */
export interface UnopposedBlow {
  readonly attack: Modifier;
  readonly attackAdds: readonly Modifier[];
  readonly percents: readonly Modifier[];
  readonly flatAdds: readonly Modifier[];
  readonly least: Modifier;
}

/**
 * Ruling 19: floor((attack + adds) × percents + flat adds), one floor, at the end; never below `least`. Clears the ledger,
 * leaves the reckoning in it and returns the damage.
 */
export function strikeUnopposed(ledger: Ledger, blow: UnopposedBlow): number {
  clearLedger(ledger);
  base(ledger, blow.attack.source, blow.attack.value);
  addAll(ledger, blow.attackAdds);
  percentAll(ledger, blow.percents);
  addAll(ledger, blow.flatAdds);
  roundDown(ledger, ROUNDING);
  least(ledger, blow.least.source, blow.least.value);
  return amountOf(ledger);
}
