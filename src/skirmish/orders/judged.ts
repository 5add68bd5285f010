import { isInside } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import { profileOf } from '../model/profile';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { type FieldUnit, findFieldUnit, isStandingUnit, type SkirmishState, type StandingUnit } from '../model/state';

/** Who orders, and the field as that side knows it. Legality is judged by nothing else. */
export interface Judged {
  readonly book: FieldBook;
  /** See `knownTo`. */
  readonly state: SkirmishState;
  readonly side: Side;
}

/** The first reason that applies; reasons are asked for in the order of the rule book's table. */
export function firstOf(...reasons: readonly (() => SkirmishRefusal | null)[]): SkirmishRefusal | null {
  for (const reason of reasons) {
    const found = reason();
    if (found !== null) return found;
  }
  return null;
}

export function ownUnit({ state, side }: Judged, id: string): StandingUnit | null {
  const unit = findFieldUnit(state, id);
  return unit !== null && unit.side === side && isStandingUnit(unit) ? unit : null;
}

/** Judges an order of an own unit that stands on the board. */
export function ofOwnUnit(
  judged: Judged,
  id: string,
  judge: (unit: StandingUnit) => SkirmishRefusal | null,
): SkirmishRefusal | null {
  const unit = ownUnit(judged, id);
  return unit === null ? refusal('character_not_found') : judge(unit);
}

export function whyOffBoard({ state }: Judged, ...positions: readonly Position[]): SkirmishRefusal | null {
  const isOn = ({ x, y }: Position) => Number.isInteger(x) && Number.isInteger(y) && isInside(state.ground, x, y);
  return positions.every(isOn) ? null : refusal('position_out_of_board');
}

export function whyNoAction(unit: FieldUnit, needed = 1): SkirmishRefusal | null {
  return unit.actions >= needed ? null : refusal('NO_ACTIONS_LEFT');
}

/** Weapons that need a steady stand, ice and knock-downs keep a unit where it is. */
export function whyHeld({ book }: Judged, unit: FieldUnit): SkirmishRefusal | null {
  if (unit.hasAttacked && profileOf(book, unit.kind).isStationary) return refusal('CANNOT_MOVE_AFTER_ATTACK');
  return unit.stopped === null ? null : refusal(unit.stopped);
}
