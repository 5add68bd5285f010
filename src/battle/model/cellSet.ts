import type { Side } from '../../kernel/sides';
import { POSITIONS, type Position, unitCell } from './position';

/** Some of the nine cells, one bit each: what the rules ask about cells is then one operation. */
export type CellSet = number;

export const ALL_CELLS: CellSet = (1 << POSITIONS.length) - 1;

export function setOf(isIn: (cell: Position, number: number) => boolean): CellSet {
  return POSITIONS.reduce((set, cell, number) => (isIn(cell, number) ? set | (1 << number) : set), 0);
}

export function hasCell(set: CellSet, cell: number): boolean {
  return (set & (1 << cell)) !== 0;
}

/** Whether any cell of a column is in a set. */
export function hasColumn(set: CellSet, column: number): boolean {
  return cellsIn(set).some(({ col }) => col === column);
}

/** The cells of every set, in board order, made once. */
const CELLS_IN: readonly (readonly Position[])[] = Array.from({ length: ALL_CELLS + 1 }, (_, set) =>
  Object.freeze(POSITIONS.filter((_cell, number) => hasCell(set, number))),
);

export function cellsIn(set: CellSet): readonly Position[] {
  return CELLS_IN[set] as readonly Position[];
}

const COUNTS = Uint8Array.from(CELLS_IN, (cells) => cells.length);

export function countCells(set: CellSet): number {
  return COUNTS[set] as number;
}

/** Of a set that isn't empty: its first cell in board order. */
export function firstCell(set: CellSet): number {
  return 31 - Math.clz32(set & -set);
}

/** A set without its first cell. */
export function afterFirst(set: CellSet): CellSet {
  return set & (set - 1);
}

/** The cells on which units stand. */
export function takenCells(units: readonly Position[]): CellSet {
  let taken = 0;
  for (let index = 0; index < units.length; index++) taken |= 1 << unitCell(units[index] as Position);
  return taken;
}

/** The cells on which units of one side stand. */
export function cellsHeldBy(units: readonly OfSide[], side: Side): CellSet {
  let held = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as OfSide;
    if (unit.side === side) held |= 1 << unitCell(unit);
  }
  return held;
}

type OfSide = Position & { readonly side: Side };
