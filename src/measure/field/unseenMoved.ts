import { cellNumber, positionOfCell } from '../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../core/geometry/position';
import { drawInteger, type Stream } from '../../kernel/chance';
import type { Side } from '../../kernel/sides';
import { fieldSurvey } from '../../skirmish/ground/fieldSurvey';
import type { FieldBook } from '../../skirmish/model/book';
import { cloneSkirmish, isStandingUnit, type SkirmishState, unitsOf } from '../../skirmish/model/state';
import { isCellSeen, isVisibleTo } from '../../skirmish/sight/visible';

/** The same battle to the viewer, and another one: every enemy that it can't see stands elsewhere, where it can't see it either. */
export function unseenMoved(
  book: FieldBook,
  truth: SkirmishState,
  viewer: Side,
  stream: Stream,
): { readonly state: SkirmishState; readonly moved: number; readonly stream: Stream } {
  const state = cloneSkirmish(truth);
  let after = stream;
  let moved = 0;
  for (const unit of state.units) {
    if (unit.side === viewer || !isStandingUnit(unit) || isVisibleTo(book, truth, viewer, unit)) continue;
    const places = placesFor(book, state, viewer, unit.isHidden);
    const [choice, next] = drawInteger(after, 0, Math.max(0, places.length - 1));
    after = next;
    const place = places[choice];
    if (place === undefined) continue;
    Object.assign(unit, { position: place, actions: (unit.actions + 1) % 3, health: Math.max(1, unit.health - 1) });
    moved += 1;
  }
  return { state, moved, stream: after };
}

/** Under fog cells that the viewer doesn't see; for a hidden unit those beside none of its units. */
function placesFor(book: FieldBook, state: SkirmishState, viewer: Side, isHidden: boolean): Position[] {
  const survey = fieldSurvey(book, state.ground);
  const own = unitsOf(state, viewer);
  const isUnseen = (at: Position) =>
    state.phase === 'deployment' ||
    (isHidden ? own.every(({ position }) => chebyshev(position, at) > 1) : !isCellSeen(book, state, viewer, at));
  return survey.cells
    .map((_, cell) => positionOfCell(survey, cell))
    .filter(({ x, y }) => survey.cells[cellNumber(survey, x, y)]?.blocksMovement === false)
    .filter((at) => !state.units.some(({ position }) => position !== null && isSamePosition(position, at)))
    .filter(isUnseen);
}
