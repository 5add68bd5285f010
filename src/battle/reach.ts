import { manhattan } from '../core/geometry/position';
import { oncePer } from '../kernel/once';
import { FLAG, type Bearer, hasFlag, traitsOf } from './abilities/traits';
import { type Board, isNextTo } from './board';
import type { Book } from './book';
import { ALL_CELLS, type CellSet, hasCell, setOf } from './cellSet';
import { type CombatType, ofType, shoots } from './combatType';
import { groundOf, isHigh } from './ground';
import { type Column, cellOf, POSITIONS, type Position, toPoint } from './position';
import type { RefusalCode } from './refusals';
import type { SiegeRules } from './rules';
import { type BySide, bySide } from './sides';
import type { Unit } from './unit';

/** R3: the cells of the columns that a side may deploy to. */
export const homeCells = oncePer(
  (rules: SiegeRules): BySide<CellSet> =>
    bySide((side) => setOf((at) => rules.deployColumns[side].includes(at.col as Column))),
);

/** Corner to corner. */
const FARTHEST = 4;

/** By range and by the cell one starts from: the cells within it. Nothing else is asked. */
const WITHIN = Array.from({ length: FARTHEST + 1 }, (_, range) =>
  POSITIONS.map((from) => setOf((to) => isWithin(from, to, range))),
);

export function cellsWithin(range: number, cell: number): CellSet {
  return WITHIN[Math.min(range, FARTHEST)]?.[cell] ?? 0;
}

/** R4, ruling 1: Manhattan, at least one step, corners included. Range alone: it asks for no board. */
export function isWithin(from: Position, to: Position, range: number): boolean {
  const distance = manhattan(toPoint(from), toPoint(to));
  return distance >= 1 && distance <= range;
}

/** R4: the type's range, or what an ability gives at least; then what abilities add. */
export function moveRangeOf(book: Book, mover: Bearer & { readonly type: CombatType }): number {
  const { leastMove, addMove } = traitsOf(book, mover);
  return Math.max(ofType(book.rules.moveRange, mover.type), leastMove) + addMove;
}

/** R5: how many columns away a target may stand; high ground and abilities lengthen a melee blow. */
function attackColumnsOf(book: Book, board: Board, attacker: Unit): number {
  const { rules } = book;
  const own = Math.max(ofType(rules.attackColumns, attacker.type), traitsOf(book, attacker).reachColumns);
  return !shoots(attacker.type) && isHigh(book, board, attacker) ? Math.max(own, rules.highGround.meleeColumns) : own;
}

/** How far and through what an attacker strikes from where it stands: the same for all its targets. */
export interface Span {
  readonly columns: number;
  /** The cells that a shot from there finds; all of them for whoever needs no line of sight. */
  readonly sight: CellSet;
}

export function spanOf(book: Book, board: Board, attacker: Unit): Span {
  const sight = shoots(attacker.type) ? (groundOf(book, board.ground).shot[cellOf(attacker)] ?? 0) : ALL_CELLS;
  return { columns: attackColumnsOf(book, board, attacker), sight };
}

/** R5, R9: why a cell can't be struck. Rows don't matter; shots need a line of sight. */
export function whyOutOfReach({ columns, sight }: Span, attacker: Unit, at: Position): RefusalCode | null {
  if (Math.abs(attacker.col - at.col) > columns) return 'out-of-reach';
  return hasCell(sight, cellOf(at)) ? null : 'no-line-of-sight';
}

/** Why a card can't be struck: some may be targeted only by whoever stands next to them. */
export function whyNoTarget(book: Book, board: Board, span: Span, attacker: Unit, target: Unit): RefusalCode | null {
  const outOfReach = whyOutOfReach(span, attacker, target);
  if (outOfReach !== null) return outOfReach;
  if (isNextTo(attacker, target) || !hasFlag(book, board, target, FLAG.targetedFromRing)) return null;
  return 'target-hidden';
}

/** R6: melee from the centre column only; ranged and hybrid from anywhere. */
export function canReachCastle({ rules }: Book, { type, col }: Pick<Unit, 'type' | 'col'>): boolean {
  return ofType(rules.castleColumns, type).includes(col as Column);
}
