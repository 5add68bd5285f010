import { amountOf, base, clearLedger, type Ledger, least, leastShare, roundDown, subtract } from './ledger';
import { addAll, type Modifier, percentAll, ROUNDING } from './modifiers';

/** A blow that meets a defence: the card battle's attack of one card on another. */
export interface OpposedBlow {
  readonly attack: Modifier;
  readonly attackAdds: readonly Modifier[];
  readonly attackPercents: readonly Modifier[];
  readonly defense: Modifier;
  readonly defensePercents: readonly Modifier[];
  readonly defenseAdds: readonly Modifier[];
  /** Percentages of the whole defence, additions included: 50 halves it. */
  readonly defenseCuts: readonly Modifier[];
  /** The percentage of the blow that always comes through. */
  readonly leastShare: Modifier;
  readonly netPercents: readonly Modifier[];
  readonly flatAdds: readonly Modifier[];
  readonly least: Modifier;
}

/**
 * N = (attack + adds) × percents, D = (defence × percents + adds) × cuts,
 * damage = floor(max(N − D, N × least share) × net percents + flat adds), one floor, at the end; never below `least`.
 * Clears both ledgers, leaves the reckoning in the first and returns the damage.
 */
export function strikeOpposed(ledger: Ledger, defense: Ledger, blow: OpposedBlow): number {
  clearLedger(defense);
  base(defense, blow.defense.source, blow.defense.value);
  percentAll(defense, blow.defensePercents);
  addAll(defense, blow.defenseAdds);
  percentAll(defense, blow.defenseCuts);

  clearLedger(ledger);
  base(ledger, blow.attack.source, blow.attack.value);
  addAll(ledger, blow.attackAdds);
  percentAll(ledger, blow.attackPercents);
  subtract(ledger, blow.defense.source, defense);
  leastShare(ledger, blow.leastShare.source, blow.leastShare.value);
  percentAll(ledger, blow.netPercents);
  addAll(ledger, blow.flatAdds);
  roundDown(ledger, ROUNDING);
  least(ledger, blow.least.source, blow.least.value);
  return amountOf(ledger);
}
