import type { Board } from './board';
import { type CellSet, hasCell } from './cellSet';
import type { Scope } from './ground';
import type { Kind } from './kind';
import { LEFT, type Left, leftTo, spentBy } from './left';
import { waysOf } from './scope';
import type { Unit } from './unit';

/**
 * What a card may still do in its turn and where to, in the bits of one number: an offer of orders asks all of it of every
 * card of every position. From the lowest: its cell, what is left to it, the cells it may strike at, the cells it may go to.
 */
export type Duty = number;

const CELL_BITS = 4;
const LEFT_BITS = 4;
const SET_BITS = 9;
const STRIKE_SHIFT = CELL_BITS + LEFT_BITS;
const WAY_SHIFT = STRIKE_SHIFT + SET_BITS;
/** The highest that may be left. */
const MOVE_BIT = LEFT_BITS - 1;
const CELL_MASK = (1 << CELL_BITS) - 1;
const SET_MASK = (1 << SET_BITS) - 1;

/** Whether it may strike the castle from where it stands. */
export const BESIEGES = LEFT.besiege << CELL_BITS;
export const BRACES = LEFT.brace << CELL_BITS;
/** Whether it moves its targets to a cell of its owner's choice. */
export const SLIDES = 1 << (WAY_SHIFT + SET_BITS);

export function dutyCell(duty: Duty): number {
  return duty & CELL_MASK;
}

/** Where it may strike, whoever stands there. */
export function dutyStrikes(duty: Duty): CellSet {
  return (duty >> STRIKE_SHIFT) & SET_MASK;
}

/** Where it may go, whoever stands there. */
export function dutyWays(duty: Duty): CellSet {
  return (duty >> WAY_SHIFT) & SET_MASK;
}

export function dutyOf(kind: Kind, scope: Scope, board: Board, unit: Unit, cell: number): Duty {
  const { left: known } = kind;
  if (known === null)
    return pack(kind, scope, waysOf(scope, kind, board, unit), leftTo(kind.traits, board, unit), cell);
  return pack(kind, scope, kind.crosses ? scope.near : scope.walk, known[spentBy(unit)] as number, cell);
}

function pack({ slides }: Kind, { strike, castle }: Scope, ways: readonly CellSet[], left: Left, cell: number): Duty {
  if (left === 0) return cell;
  // What isn't left takes away all cells, without a question that could be foreseen wrongly.
  const strikes = (strike[cell] as CellSet) & -(left & LEFT.strike);
  const goes = (ways[cell] as CellSet) & -(left >> MOVE_BIT);
  const may = hasCell(castle, cell) ? left : left & ~LEFT.besiege;
  const all = cell | (may << CELL_BITS) | (strikes << STRIKE_SHIFT) | (goes << WAY_SHIFT);
  return slides ? all | SLIDES : all;
}
