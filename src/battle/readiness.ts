import type { RefusalCode } from './refusals';
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
