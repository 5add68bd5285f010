import { manhattan } from '../../core/geometry/position';
import { memoizePerObject } from '../../kernel/memoize';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import type { Traits } from '../abilities/traits';
import { type CellSet, hasCell, setOf } from './cellSet';
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

/** By reach class. Classes share what they have in common: a changed ground is compiled in the middle of a search. */
export function compileReach(rules: SiegeRules, { high, walk, shot }: Terrain): ReachTables[] {
  const steps = WITHIN.map((near) => ({ near, walk: near.map((cells, from) => cells & (walk[from] as CellSet)) }));
  const hand = COLUMNS.map((least) => blowsOf(columnsFrom(least, rules.highGround.meleeColumns, high), null));
  const bow = COLUMNS.map((least) => blowsOf(columnsFrom(least, least, high), shot));
  return COMBAT_TYPES.flatMap((type) => {
    const castle = setOf(({ col }) => rules.castleColumns[type].includes(col as Column));
    const blows = shoots(type) ? bow : hand;
    return steps.flatMap((step) => blows.map((blow) => ({ ...step, ...blow, castle })));
  });
}

/** R5: by the cell one starts from; from high ground a blow may be longer. */
function columnsFrom(least: number, fromHigh: number, high: CellSet): CellSet[] {
  return POSITIONS.map(({ row, col }) => {
    const most = hasCell(high, cellOf({ row, col })) ? Math.max(least, fromHigh) : least;
    return (COLUMNS_AROUND[col] as CellSet[])[Math.min(most, COLUMNS.length - 1)] as CellSet;
  });
}

function blowsOf(
  columns: readonly CellSet[],
  shot: readonly CellSet[] | null,
): Pick<ReachTables, 'columns' | 'strike'> {
  return { columns, strike: shot === null ? columns : columns.map((cells, from) => cells & (shot[from] as CellSet)) };
}

/** By range and by the cell one starts from: the cells within it. */
const WITHIN: readonly (readonly CellSet[])[] = Array.from({ length: RANGES }, (_, range) =>
  POSITIONS.map((from) => setOf((to) => isWithin(from, to, range))),
);

/** By column and distance: the cells of all columns so near. */
const COLUMNS_AROUND = COLUMNS.map((column) =>
  COLUMNS.map((distance) => setOf(({ col }) => Math.abs(col - column) <= distance)),
);
