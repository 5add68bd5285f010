import { arcFrom } from '../../core/flanking/arcs';
import { isRingStep } from '../../core/geometry/grid';
import { ofSide } from '../../kernel/sides';
import type { TargetCondition } from '../abilities/targets';
import { type Body, has, STATUS } from '../model/body';
import { type CellSet, countCells, hasCell, setOf } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { AHEAD, POSITIONS, TOWARDS_ENEMY_CASTLE } from '../model/position';
import { canReachCastle } from './validCells';

/** A place that a stratagem could be aimed at, as its conditions ask about it. */
export interface Place {
  readonly board: Board;
  /** The cell of a card or the cell itself; of a line the voice's. */
  readonly cell: number;
  /** The cells of a line; of anything else the one cell. */
  readonly cells: CellSet;
  readonly unit: Fighter | undefined;
  /** Held by the side that plays, and by the other one. */
  readonly own: CellSet;
  readonly enemies: CellSet;
}

/** By cell: the eight around it. */
export const RING: readonly CellSet[] = POSITIONS.map((centre) =>
  setOf(({ row, col }) => isRingStep(col - centre.col, row - centre.row)),
);

/** One row per condition. A question about somebody who isn't there is answered with no. */
const HOLDS: { readonly [Name in TargetCondition]: (place: Place) => boolean } = {
  beside: ({ cell, own }) => (ringOf(cell) & own) !== 0,
  pressed: ({ cell, enemies }) => (ringOf(cell) & enemies) !== 0,
  clear: ({ cell, enemies }) => (ringOf(cell) & enemies) === 0,
  exposed: ({ board, unit }) => unit !== undefined && board.units.some((other) => threatensSide(other, unit)),
  rested: ({ unit }) => unit !== undefined && !has(unit, STATUS.fresh),
  fresh: ({ unit }) => unit !== undefined && has(unit, STATUS.fresh),
  moved: ({ unit }) => unit !== undefined && has(unit, STATUS.moved),
  spent: ({ unit }) => unit !== undefined && has(unit, STATUS.attacked),
  unspent: ({ unit }) => unit !== undefined && !has(unit, STATUS.attacked),
  wounded: ({ unit }) => unit !== undefined && unit.health < unit.profile.fullHealth,
  broken: ({ unit }) => unit !== undefined && unit.health * 2 < unit.profile.fullHealth,
  covered: ({ board, cell }) => isCovered(board, cell),
  raised: ({ board, cell }) => isCovered(board, cell) || hasCell(board.ground.high, cell),
  frontal: ({ unit }) => unit !== undefined && looksAhead(unit),
  screened: ({ board, unit }) => unit !== undefined && canReachCastle(board, unit) && isBarred(board, unit),
  empty: ({ unit }) => unit === undefined,
  unheld: ({ cell, own }) => !hasCell(own, cell),
  manned: ({ cells, own }) => countCells(cells & own) >= 2,
  ranks: ({ cells, own }) => (cells & own) !== 0,
  foes: ({ cells, enemies }) => (cells & enemies) !== 0,
};

/** R12.2: whether all that a stratagem asks of its target holds. */
export function allHold(where: readonly TargetCondition[], place: Place): boolean {
  for (let index = 0; index < where.length; index++) if (!HOLDS[where[index] as TargetCondition](place)) return false;
  return true;
}

function ringOf(cell: number): CellSet {
  return RING[cell] as CellSet;
}

function isCovered({ ground }: Board, cell: number): boolean {
  return ground.cover[cell] !== 'none';
}

function looksAhead({ facing, side }: Body): boolean {
  return facing === ofSide(TOWARDS_ENEMY_CASTLE, side);
}

/** Somebody against it, in its ring, and not before its face. */
function threatensSide(other: Body, unit: Body): boolean {
  const [dx, dy] = [other.col - unit.col, other.row - unit.row];
  return other.side !== unit.side && isRingStep(dx, dy) && arcFrom(unit.facing, dx, dy) !== 'front';
}

/** Somebody against it stands in its row on the way to the castle. */
function isBarred({ units }: Board, { row, col, side }: Body): boolean {
  const ahead = ofSide(AHEAD, side);
  return units.some((other) => other.side !== side && other.row === row && (other.col - col) * ahead > 0);
}
