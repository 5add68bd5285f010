import { chebyshev, inReadingOrder, type Position } from '../../core/geometry/position';
import { opponentOf } from '../../kernel/sides';
import { formationBonus } from '../formations/bonuses';
import type { FieldBook } from '../model/book';
import { profileOf } from '../model/profile';
import { type SkirmishState, type StandingUnit, unitsOf } from '../model/state';
import { isClear } from '../sight/sightTable';
import { isVisibleTo } from '../sight/visible';

/** Whether a unit threatens a cell: within the length of its blade, and beyond the ring with a line of sight. */
function isThreatenedBy(book: FieldBook, state: SkirmishState, by: StandingUnit, at: Position): boolean {
  const { threat } = profileOf(book, by.kind);
  const distance = chebyshev(by.position, at);
  return distance <= threat && (distance <= 1 || isClear(book, state.ground, by.position, at));
}

/** The enemies that strike when a unit goes from one cell to the next, in the order in which they do. */
export function provokedBy(
  book: FieldBook,
  state: SkirmishState,
  mover: StandingUnit,
  from: Position,
  to: Position,
): StandingUnit[] {
  if (book.rules.opportunity === undefined || mover.isDisengaged) return [];
  return unitsOf(state, opponentOf(mover.side))
    .filter((enemy) => enemy.hasReaction && !enemy.isHidden)
    .filter((enemy) => isThreatenedBy(book, state, enemy, from) && !isThreatenedBy(book, state, enemy, to))
    .filter((enemy) => isVisibleTo(book, state, enemy.side, mover))
    .sort(
      (a, b) => initiativeOf(book, state, b) - initiativeOf(book, state, a) || inReadingOrder(a.position, b.position),
    );
}

function initiativeOf(book: FieldBook, state: SkirmishState, unit: StandingUnit): number {
  return profileOf(book, unit.kind).initiative + (formationBonus(book, state, unit, 'initiative', [])?.value ?? 0);
}
