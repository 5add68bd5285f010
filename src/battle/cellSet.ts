import type { Side } from '../kernel/sides';
import { POSITIONS, type Position } from './position';
import { type Unit, unitCell } from './unit';

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

/** The cells on which cards stand. */
export function takenCells(units: readonly Unit[]): CellSet {
  let taken = 0;
  for (let index = 0; index < units.length; index++) taken |= 1 << unitCell(units[index] as Unit);
  return taken;
}

/** The cells on which cards of one side stand. */
export function cellsHeldBy(units: readonly Unit[], side: Side): CellSet {
  let held = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === side) held |= 1 << unitCell(unit);
  }
  return held;
}

/** Which cells each side holds: Left's in the lower bits, Right's above them. */
export type Holdings = number;

/** Found in one go, for whoever asks about both sides. */
export function holdingsOf(units: readonly Unit[]): Holdings {
  let holdings = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    const bit = 1 << unitCell(unit);
    holdings |= unit.side === 'left' ? bit : bit << POSITIONS.length;
  }
  return holdings;
}

export function heldBy(holdings: Holdings, side: Side): CellSet {
  return side === 'left' ? holdings & ALL_CELLS : holdings >> POSITIONS.length;
}
