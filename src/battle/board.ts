import { isRingStep } from '../core/geometry/grid';
import type { StandsAt } from '../core/units/unit';
import type { BySide, Side } from '../kernel/sides';
import type { TerrainId } from './book';
import { cellOf, type Position } from './position';
import type { Wall } from './state';
import { type Unit, type UnitId, unitCell } from './unit';

/** What lies open on the table: all that a rule about the board may ask. A battle's state is one, and so is an observation. */
export interface Board {
  readonly turn: Side;
  readonly units: readonly Readonly<Unit>[];
  readonly ground: readonly TerrainId[];
  readonly walls: readonly Wall[];
  readonly held: BySide<readonly number[]>;
}

export function unitById(board: { readonly units: readonly Unit[] }, id: UnitId): Unit | undefined {
  const { units } = board;
  for (let index = 0; index < units.length; index++) if ((units[index] as Unit).id === id) return units[index];
  return undefined;
}

export function unitAt(board: { readonly units: readonly Unit[] }, { row, col }: Position): Unit | undefined {
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.row === row && unit.col === col) return unit;
  }
  return undefined;
}

/** The same by the cell's number. */
export function unitOnCell({ units }: { readonly units: readonly Unit[] }, cell: number): Unit | undefined {
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unitCell(unit) === cell) return unit;
  }
  return undefined;
}

export function wallAt(board: Board, { row, col }: Position): Wall | undefined {
  for (const wall of board.walls) if (wall.row === row && wall.col === col) return wall;
  return undefined;
}

export function countUnits(board: { readonly units: readonly Unit[] }, side: Side): number {
  const { units } = board;
  let count = 0;
  for (let index = 0; index < units.length; index++) if ((units[index] as Unit).side === side) count++;
  return count;
}

/** The core's question about any board, answered for ours: x is the column, y the row. */
export const standsAt: StandsAt<Pick<Board, 'units'>> = (board, side, x, y) => {
  const { units } = board;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.col === x && unit.row === y) return unit.side === side;
  }
  return false;
};

export function isNextTo(one: Position, other: Position): boolean {
  return isRingStep(one.col - other.col, one.row - other.row);
}

/** Ties anywhere: lower row, then lower column. */
export function inBoardOrder(one: Position, other: Position): number {
  return cellOf(one) - cellOf(other);
}
