import type { Card } from './card';
import type { RefusalCode } from './refusals';
import type { SiegeRules } from './rules';
import type { Side } from './sides';
import { countUnits } from './state';
import type { Unit } from './unit';

/** Why a unit can't move any more this turn, wherever to. */
export function whyCannotMove(unit: Unit): RefusalCode | null {
  if (unit.fresh) return 'fresh-cannot-move';
  return unit.moved ? 'already-moved' : null;
}

/** Why a unit can't strike any more this turn, whomever at. */
export function whyCannotStrike(unit: Unit): RefusalCode | null {
  if (unit.attacked) return 'already-attacked';
  return unit.attack <= 0 ? 'no-attack' : null;
}

/** Why a unit that may strike can't strike at the castle. */
export function whyCannotBesiege(unit: Unit): RefusalCode | null {
  return unit.fresh ? 'fresh-cannot-siege' : null;
}

/** R3: what a side lacks to pay for a card; 0 when it can. */
export function missingSupply(card: Pick<Card, 'cost'>, supply: number): number {
  return Math.max(0, card.cost - supply);
}

/** R3: whether a side may put another card on the board. */
export function hasRoom(rules: SiegeRules, state: { readonly units: readonly Unit[] }, side: Side): boolean {
  return countUnits(state, side) < rules.unitsPerSide;
}
