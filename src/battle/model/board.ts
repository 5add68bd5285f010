import { isRingStep } from '../../core/geometry/grid';
import type { StandsAt } from '../../core/units/unit';
import type { Side } from '../../kernel/sides';
import { cellOf, type Position, unitCell } from './position';
import type { Wall } from './state';

/** Whoever has units, in words or as fighters. */
interface WithUnits<Unit> {
  readonly units: readonly Unit[];
}

export function unitById<Unit extends { readonly id: string }>(
  { units }: WithUnits<Unit>,
  id: string,
): Unit | undefined {
  for (let index = 0; index < units.length; index++) if ((units[index] as Unit).id === id) return units[index];
  return undefined;
}

export function unitAt<Unit extends Position>({ units }: WithUnits<Unit>, { row, col }: Position): Unit | undefined {
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.row === row && unit.col === col) return unit;
  }
  return undefined;
}

/** The same by the cell's number. */
export function unitOnCell<Unit extends Position>({ units }: WithUnits<Unit>, cell: number): Unit | undefined {
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unitCell(unit) === cell) return unit;
  }
  return undefined;
}

export function wallAt({ walls }: { readonly walls: readonly Wall[] }, { row, col }: Position): Wall | undefined {
  for (const wall of walls) if (wall.row === row && wall.col === col) return wall;
  return undefined;
}

export function countUnits({ units }: WithUnits<Pick<OfSide, 'side'>>, side: Side): number {
  let count = 0;
  for (const unit of units) if (unit.side === side) count++;
  return count;
}

/** The core's question about any board, answered for ours: x is the column, y the row. */
export const standsAt: StandsAt<WithUnits<OfSide>> = (board, side, x, y) => {
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as OfSide;
    if (unit.col === x && unit.row === y) return unit.side === side;
  }
  return false;
};

type OfSide = Position & { readonly side: Side };

export function isNextTo(one: Position, other: Position): boolean {
  return isRingStep(one.col - other.col, one.row - other.row);
}

/** Ties anywhere: lower row, then lower column. */
export function inBoardOrder(one: Position, other: Position): number {
  return cellOf(one) - cellOf(other);
}
