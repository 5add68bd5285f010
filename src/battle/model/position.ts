import { orthogonalDirectionOf } from '../../core/geometry/directionTo';
import type { BySide, Side } from '../../kernel/sides';

/** A cell of the card battle, in document 003's words: columns are depth, rows run from top to bottom. */
export interface Position {
  readonly row: number;
  readonly col: number;
}

export const ROWS = [0, 1, 2] as const;
export const COLUMNS = [0, 1, 2] as const;
const WIDTH = COLUMNS.length;
export type Column = (typeof COLUMNS)[number];

/** All nine cells in board order (lower row, then lower column): the order in which ties are decided. */
export const POSITIONS: readonly Position[] = ROWS.flatMap((row) => COLUMNS.map((col) => Object.freeze({ row, col })));

/** A cell's place in `POSITIONS`; -1 outside the board. */
export function cellIndex(row: number, col: number): number {
  return isIndex(row) && isIndex(col) ? row * COLUMNS.length + col : -1;
}

/** `cellIndex` of a cell that is known to be on the board. */
export function cellOf({ row, col }: Position): number {
  // As a 32-bit integer: else V8 checks every product for −0.
  return (row * WIDTH + col) | 0;
}

/** `cellOf` for units alone: V8 keeps a call site fast that meets one kind of object. */
export function unitCell({ row, col }: Position): number {
  return (row * WIDTH + col) | 0;
}

/** Asked about orders from files too: anything but a cell is off the board, and −0 would make two equal states differ. */
export function isOnBoard(position: Position): boolean {
  return typeof position === 'object' && position !== null && isIndex(position.row) && isIndex(position.col);
}

function isIndex(value: number): boolean {
  return Object.is(value, 0) || value === 1 || value === 2;
}

export function samePosition(one: Position, other: Position): boolean {
  return one.row === other.row && one.col === other.col;
}

/** The one conversion to the tactical core's coordinates (ruling "position"): x is the column, y the row. */
export function toPoint(position: Position): { x: number; y: number } {
  return { x: position.col, y: position.row };
}

/** The way back: the cell of the card battle at the core's coordinates. */
export function fromPoint({ x, y }: { readonly x: number; readonly y: number }): Position {
  return { row: y, col: x };
}

/** Facing in the card battle: four directions, set only by deploying, moving and attacking. */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/** What a facing has of something. Written out for the same reason as `ofSide`. */
export function ofFacing<Value>(table: Readonly<Record<Facing, Value>>, facing: Facing): Value {
  if (facing === 'east') return table.east;
  if (facing === 'west') return table.west;
  return facing === 'north' ? table.north : table.south;
}

export const TOWARDS_ENEMY_CASTLE: Readonly<Record<Side, Facing>> = { left: 'east', right: 'west' };

/** Columns from a cell to the next one towards the enemy castle. */
export const AHEAD: BySide<number> = { left: 1, right: -1 };

/** R5.2: east or west when the columns differ at least as much as the rows, otherwise north or south. */
export function facingTowards(from: Position, to: Position): Facing {
  return orthogonalDirectionOf(to.col - from.col, to.row - from.row);
}
