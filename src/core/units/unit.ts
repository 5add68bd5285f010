import type { Direction } from '../geometry/direction';
import type { Position } from '../geometry/position';

/** Somebody on a board. Ruling 15: facing is stored once, here; allies are the other units of the same side, nobody else. */
export interface Unit {
  readonly id: string;
  readonly side: string;
  readonly position: Position;
  readonly facing: Direction;
  /** What a formation's slot may ask for: 'ranged', 'shield', … */
  readonly traits?: readonly string[];
}

/**
 * Asks any board whether a unit of `side` stands on a cell, so that a board needn't be copied to be judged. Must answer
 * false for cells outside the board.
 */
export type StandsAt<Board> = (board: Board, side: string, x: number, y: number) => boolean;

export function findUnit(units: readonly Unit[], id: string): Unit {
  for (const unit of units) if (unit.id === id) return unit;
  throw new Error(`no unit ${id} on the board`);
}

export function unitAt(units: readonly Unit[], x: number, y: number): Unit | null {
  for (const unit of units) if (unit.position.x === x && unit.position.y === y) return unit;
  return null;
}

export const unitStandsAt: StandsAt<readonly Unit[]> = (units, side, x, y) => unitAt(units, x, y)?.side === side;

export function alliesOf(units: readonly Unit[], unit: Unit): Unit[] {
  return units.filter((other) => other.side === unit.side && other.id !== unit.id);
}
