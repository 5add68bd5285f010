import { amountOf, base, openLedger, percent, roundDown } from '../../core/arithmetic/ledger';
import type { Side } from '../../kernel/sides';
import type { Card } from '../model/card';
import type { SiegeRules, ZoneId } from '../model/rules';
import { zonesOf } from './zones';

/** What a card is worth in a column, before any target is known: whole, as damage is. A blow rounds once, at its end. */
export interface ZoneFigures {
  readonly zone: ZoneId;
  readonly attack: number;
  readonly defense: number;
}

export function zoneFigures(rules: SiegeRules, card: Card, side: Side): ZoneFigures[] {
  return zonesOf(rules, side).map((zone) => ({
    zone: zone.id,
    attack: scaled(card.attack, zone.attack[card.type]),
    defense: scaled(card.defense, zone.defense),
  }));
}

function scaled(figure: number, percentage: number): number {
  const ledger = openLedger();
  base(ledger, figure);
  percent(ledger, percentage);
  roundDown(ledger);
  return amountOf(ledger);
}
