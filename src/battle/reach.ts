import { manhattan } from '../core/geometry/position';
import { oncePer } from '../kernel/once';
import { type BySide, bySide } from '../kernel/sides';
import { FLAG, hasFlag, type Traits } from './abilities/traits';
import { type Board, isNextTo } from './board';
import type { Book } from './book';
import { ALL_CELLS, type CellSet, hasCell, setOf } from './cellSet';
import { type ByType, type CombatType, ofType, shoots } from './combatType';
import type { Ground } from './ground';
import { COLUMNS, type Column, cellOf, POSITIONS, type Position, toPoint } from './position';
import type { SiegeRules } from './rules';
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
export function moveRangeOf({ moveRange }: SiegeRules, { leastMove, addMove }: Traits, type: CombatType): number {
  return Math.max(ofType(moveRange, type), leastMove) + addMove;
}

/** Whoever strikes from a cell. */
type Striker = Pick<Unit, 'type' | 'row' | 'col'>;

/** R5: how many columns away a target may stand; abilities lengthen a blow. */
export function attackColumnsOf(rules: SiegeRules, { reachColumns }: Traits, type: CombatType): number {
  return Math.max(ofType(rules.attackColumns, type), reachColumns);
}

/** R5: the cells that are near enough to an attacker. Rows don't matter; from high ground melee blows are longer. */
export function cellsInReach(rules: SiegeRules, columns: number, { high }: Ground, attacker: Striker): CellSet {
  const isLonger = !shoots(attacker.type) && hasCell(high, cellOf(attacker));
  const most = isLonger ? Math.max(columns, rules.highGround.meleeColumns) : columns;
  return COLUMNS_AROUND[attacker.col]?.[Math.min(most, COLUMNS.length - 1)] ?? 0;
}

/** R9: the cells that an attacker sees; whoever doesn't shoot needs no line of sight. */
export function cellsInSight({ shot }: Ground, attacker: Striker): CellSet {
  return shoots(attacker.type) ? (shot[cellOf(attacker)] as CellSet) : ALL_CELLS;
}

/** By column and distance: the cells of all columns so near. */
const COLUMNS_AROUND = COLUMNS.map((column) =>
  COLUMNS.map((distance) => setOf(({ col }) => Math.abs(col - column) <= distance)),
);

/** Some cards may be targeted only by whoever stands next to them. */
export function isHidden(traits: Traits, board: Board, attacker: Unit, target: Unit): boolean {
  return hasFlag(traits, board, target, FLAG.targetedFromRing) && !isNextTo(attacker, target);
}

/** R6: by type, the cells from which the castle can be struck: melee from the centre column, the others from anywhere. */
export const castleCells = oncePer(
  ({ castleColumns }: SiegeRules): ByType<CellSet> => ({
    melee: setOf(({ col }) => castleColumns.melee.includes(col as Column)),
    ranged: setOf(({ col }) => castleColumns.ranged.includes(col as Column)),
    hybrid: setOf(({ col }) => castleColumns.hybrid.includes(col as Column)),
  }),
);

export function canReachCastle({ rules }: Pick<Book, 'rules'>, unit: Pick<Unit, 'type' | 'row' | 'col'>): boolean {
  return hasCell(ofType(castleCells(rules), unit.type), cellOf(unit));
}
