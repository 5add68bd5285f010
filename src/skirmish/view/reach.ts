import { cellNumber, positionOfCell } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import { fieldUnitAt, type SkirmishState, type StandingUnit } from '../model/state';
import { movementLeft } from '../movement/economy';
import { findWays } from '../movement/findWays';
import { provokedBy } from '../movement/opportunity';
import { type Judged, ownUnit, whyHeld } from '../orders/judged';
import { movementAfterDisengaging, whyMoveUnpaid } from '../orders/move';

/** A cell that a unit can go to. */
export interface Reached {
  readonly at: Position;
  readonly cost: number;
  /** Whether somebody strikes at it on the engine's way there. */
  readonly isStruckOnTheWay: boolean;
}

/** Where a unit can go now and for what price, on a field that its side knows; one search for all cells. */
export function reachOf(
  book: FieldBook,
  field: SkirmishState,
  side: Side,
  id: string,
  by: 'move' | 'disengage',
): readonly Reached[] {
  const judged: Judged = { book, state: field, side };
  const unit = ownUnit(judged, id);
  if (unit === null || whyHeld(judged, unit) !== null) return [];
  const budget = budgetOf(judged, unit, by);
  const ways = findWays(book, field, unit, budget);
  return ways.cells.flatMap((cell) => {
    const at = positionOfCell(field.ground, cell);
    if (fieldUnitAt(field, at.x, at.y) !== null) return [];
    const isStruckOnTheWay = by === 'move' && isStruckAlong(judged, unit, ways.pathTo(cell) as Position[]);
    return [{ at, cost: ways.costTo(cell) as number, isStruckOnTheWay }];
  });
}

function budgetOf(judged: Judged, unit: StandingUnit, by: 'move' | 'disengage'): number {
  if (by === 'disengage') {
    const canDisengage = judged.book.rules.disengage !== undefined && unit.actions > 0;
    return canDisengage ? movementAfterDisengaging(judged, unit) : 0;
  }
  return whyMoveUnpaid(judged, unit) === null ? movementLeft(judged.book, judged.state, unit) : 0;
}

function isStruckAlong({ book, state }: Judged, unit: StandingUnit, path: readonly Position[]): boolean {
  return path.some((to, index) => {
    const from = path[index - 1] ?? unit.position;
    return provokedBy(book, state, { ...unit, position: from }, from, to).length > 0;
  });
}

/** The cells of a way through some cells in their order: each part is the engine's own; null where one of them leads nowhere. */
export function wayThrough(
  book: FieldBook,
  field: SkirmishState,
  unit: StandingUnit,
  cells: readonly Position[],
): readonly Position[] | null {
  const way: Position[] = [];
  let from = unit.position;
  for (const to of cells) {
    if (isSamePosition(from, to)) continue;
    const walker = { ...unit, position: from };
    const part = findWays(book, field, walker, Number.MAX_SAFE_INTEGER).pathTo(cellNumber(field.ground, to.x, to.y));
    if (part === null) return null;
    way.push(...part);
    from = to;
  }
  return way;
}
