import { opponentOf, type Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import { isStandingUnit, type SkirmishState } from '../../../skirmish/model/state';
import type { LookAhead } from '../../../skirmish/model/strategy';

const UNIT_COST = 200;
const ALIVE = 50;
const HEALTH = 100;

/** How a side stands at the end of an imagined exchange: living units, the control point, the end. */
export function standingOf(book: FieldBook, state: SkirmishState, side: Side, lookAhead: LookAhead): number {
  let sum = 0;
  for (const unit of state.units) {
    if (!isStandingUnit(unit)) continue;
    const { kind, fullHealth } = profileOf(book, unit.kind);
    const worth = (kind.cost / UNIT_COST) * (ALIVE + (HEALTH * unit.health) / fullHealth);
    sum += unit.side === side ? worth : -worth;
  }
  const other = opponentOf(side);
  sum += lookAhead.controlCount * (state.counts[side] ** 2 - state.counts[other] ** 2);
  // An imagined elimination may be of the known enemies alone: only control is won or lost for certain.
  if (state.endReason !== 'control') return sum;
  return sum + (state.winner === side ? lookAhead.control : -lookAhead.control);
}
