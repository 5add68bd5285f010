import { amountOf, base, openLedger, percent } from '../core/arithmetic/ledger';
import type { Card } from './card';
import { zoneOf } from './damage/attackFigures';
import { COLUMNS } from './position';
import type { SiegeRules, ZoneId } from './rules';
import type { Side } from './sides';

/** What a card is worth in a column, before any target is known. */
export interface ZoneFigures {
  readonly zone: ZoneId;
  readonly attack: number;
  readonly defense: number;
  /** Whether `side` may deploy there. */
  readonly home: boolean;
}

export function zoneFigures(rules: SiegeRules, card: Card, side: Side): ZoneFigures[] {
  return COLUMNS.map((col) => {
    const zone = zoneOf(rules, { col, side });
    return {
      zone: zone.id,
      attack: scaled(card.attack, zone.attack[card.type]),
      defense: scaled(card.defense, zone.defense),
      home: rules.deployColumns[side].includes(col),
    };
  });
}

function scaled(figure: number, percentage: number): number {
  const ledger = openLedger();
  base(ledger, figure);
  percent(ledger, percentage);
  return amountOf(ledger);
}
