import { manhattan } from '../../core/geometry/position';
import { memoizePerObject } from '../../kernel/memoize';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import type { Traits } from '../abilities/traits';
import { ALL_CELLS, type CellSet, hasCell, setOf } from './cellSet';
import { COMBAT_TYPES, type CombatType, shoots } from './combatType';
import { COLUMNS, type Column, cellOf, POSITIONS, type Position, toPoint } from './position';
import type { SiegeRules } from './rules';

/** R3: the cells of the columns that a side may deploy to. */
export const homeCells = memoizePerObject(
  (rules: SiegeRules): BySide<CellSet> =>
    bySide((side) => setOf((at) => rules.deployColumns[side].includes(at.col as Column))),
);

/** R3: whether a side may deploy to a column from the beginning. */
export function isHomeColumn(
  { deployColumns }: Pick<SiegeRules, 'deployColumns'>,
  side: Side,
  column: number,
): boolean {
  return deployColumns[side].includes(column as Column);
}

/** Corner to corner. */
const FARTHEST = 4;
const RANGES = FARTHEST + 1;

/** R4, ruling 1: Manhattan, at least one step, corners included. Range alone: it asks for no board. */
export function isWithin(from: Position, to: Position, range: number): boolean {
  const distance = manhattan(toPoint(from), toPoint(to));
  return distance >= 1 && distance <= range;
}

/** R4: the type's range, or what an ability gives at least; then what abilities add. */
export function moveRangeOf({ moveRange }: SiegeRules, { leastMove, addMove }: Traits, type: CombatType): number {
  return Math.max(moveRange[type], leastMove) + addMove;
}

/** R5: how many columns away a target may stand; abilities lengthen a blow. */
function attackColumnsOf(rules: SiegeRules, { reachColumns }: Traits, type: CombatType): number {
  return Math.max(rules.attackColumns[type], reachColumns);
}

/** How far a card moves and strikes, as one number: the index of its `ReachTables` on every ground. */
export function reachClassOf(rules: SiegeRules, traits: Traits, type: CombatType): number {
  const range = Math.min(moveRangeOf(rules, traits, type), FARTHEST);
  const columns = Math.min(attackColumnsOf(rules, traits, type), COLUMNS.length - 1);
  return (COMBAT_TYPES.indexOf(type) * RANGES + Math.max(0, range)) * COLUMNS.length + columns;
}

/** Where the cards of one reach class can go and strike on a ground, by the cell they stand on, cards and flags aside. */
export interface ReachTables {
  /** R4: the cells within range. */
  readonly near: readonly CellSet[];
  /** R4: those of them to which the ground lets a card go. */
  readonly walk: readonly CellSet[];
  /** R5: near enough to strike. Rows don't matter; from high ground melee blows are longer. */
  readonly columns: readonly CellSet[];
  /** R5, R9: near enough to strike, and in sight. */
  readonly strike: readonly CellSet[];
  /** R6: from where the castle is reached: melee from the centre column, the others from anywhere. */
  readonly castle: CellSet;
}

/** What of a ground decides how far cards reach. */
interface Terrain {
  readonly high: CellSet;
  /** By the cell one starts from: to which cells the ground lets a card walk, and a shot fly. */
  readonly walk: readonly CellSet[];
  readonly shot: readonly CellSet[];
}

/** By reach class. */
export function compileReach(rules: SiegeRules, ground: Terrain): ReachTables[] {
  return COMBAT_TYPES.flatMap((type) =>
    WITHIN.flatMap((near) => COLUMNS.map((columns) => reachOf(rules, ground, type, near, columns))),
  );
}

function reachOf(
  rules: SiegeRules,
  { high, walk, shot }: Terrain,
  type: CombatType,
  near: readonly CellSet[],
  least: number,
): ReachTables {
  const sees = (cell: number): CellSet => (shoots(type) ? (shot[cell] as CellSet) : ALL_CELLS);
  const columns = POSITIONS.map(({ row, col }) => {
    const isLonger = !shoots(type) && hasCell(high, cellOf({ row, col }));
    const most = isLonger ? Math.max(least, rules.highGround.meleeColumns) : least;
    return (COLUMNS_AROUND[col] as CellSet[])[Math.min(most, COLUMNS.length - 1)] as CellSet;
  });
  return {
    near,
    walk: near.map((cells, from) => cells & (walk[from] as CellSet)),
    columns,
    strike: columns.map((cells, from) => cells & sees(from)),
    castle: setOf(({ col }) => rules.castleColumns[type].includes(col as Column)),
  };
}

/** By range and by the cell one starts from: the cells within it. */
const WITHIN: readonly (readonly CellSet[])[] = Array.from({ length: RANGES }, (_, range) =>
  POSITIONS.map((from) => setOf((to) => isWithin(from, to, range))),
);

/** By column and distance: the cells of all columns so near. */
const COLUMNS_AROUND = COLUMNS.map((column) =>
  COLUMNS.map((distance) => setOf(({ col }) => Math.abs(col - column) <= distance)),
);
