import type { Book } from '../../../src/battle/model/book';
import type { AngleReason } from '../../../src/battle/model/events';
import type { Facing, Position } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import type { Unit } from '../../../src/battle/model/unit';
import type { Arc } from '../../../src/core/flanking/arcs';
import type { Terrain } from '../../../src/core/ground/terrain';
import type { Side } from '../../../src/kernel/sides';

/** The rule book's geometry once more, in other words than the rules': two writers seldom make the same mistake. */

const AHEAD: Readonly<Record<Facing, readonly [dRow: number, dCol: number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

export function unitAtCell(state: BattleState, row: number, col: number): Unit | undefined {
  return state.units.find((unit) => unit.row === row && unit.col === col);
}

function isInRing(one: Position, other: Position): boolean {
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.col - other.col)) === 1;
}

/** R7 without what abilities say. */
export function plainAngle(book: Book, state: BattleState, attacker: Unit, target: Unit): [Arc, AngleReason] {
  const [dRow, dCol] = AHEAD[target.facing];
  const ahead = (attacker.row - target.row) * dRow + (attacker.col - target.col) * dCol;
  const arc: Arc = ahead > 0 ? 'front' : ahead === 0 ? 'side' : 'rear';
  const partner = unitAtCell(state, 2 * target.row - attacker.row, 2 * target.col - attacker.col);
  const pincer = isInRing(attacker, target) && partner?.side === attacker.side;
  if (arc === 'rear') return ['rear', 'facing'];
  if (pincer) return [arc === 'front' ? 'side' : 'rear', 'pincer'];
  const around = state.units.filter((unit) => unit.side === attacker.side && isInRing(unit, target)).length;
  return arc === 'front' && around >= book.rules.surroundedFrom ? ['side', 'surrounded'] : [arc, 'facing'];
}

/** R5.2 */
export function towards(from: Position, to: Position): Facing {
  const [dRow, dCol] = [to.row - from.row, to.col - from.col];
  if (dCol !== 0 && Math.abs(dCol) >= Math.abs(dRow)) return dCol > 0 ? 'east' : 'west';
  return dRow > 0 ? 'south' : 'north';
}

export function terrainAt({ terrains }: Book, { ground }: BattleState, { row, col }: Position): Terrain | undefined {
  const id = ground[row * 3 + col];
  return terrains.find((terrain) => terrain.id === id);
}

export function isHighAt(book: Book, state: BattleState, at: Position): boolean {
  return (terrainAt(book, state, at)?.elevation ?? 0) > 0;
}

/** R8, Phalanx: three own cards fill one column. */
export function standsInPhalanx(state: BattleState, unit: Unit): boolean {
  return [0, 1, 2].every((row) => unitAtCell(state, row, unit.col)?.side === unit.side);
}

/** R8, Skirmish Line before Vanguard. */
export function attackFormation(state: BattleState, unit: Unit): 'siege-skirmish-line' | 'siege-vanguard' | null {
  const own = (row: number, col: number): Unit | undefined => {
    const found = unitAtCell(state, row, col);
    return found?.side === unit.side ? found : undefined;
  };
  const partner = own(2 - unit.row, unit.col);
  const shoots = unit.type !== 'melee' && partner !== undefined && partner.type !== 'melee';
  if (unit.row !== 1 && shoots && own(1, unit.col) === undefined) return 'siege-skirmish-line';
  const behind = own(unit.row, unit.col + (unit.side === 'left' ? -1 : 1));
  return unit.type !== 'ranged' && behind !== undefined ? 'siege-vanguard' : null;
}

/** Section 9, Domination: cards in so many columns where the enemy has none. */
export function heldColumns({ units }: BattleState, side: Side): number {
  return [0, 1, 2].filter((column) => {
    const there = units.filter(({ col }) => col === column);
    return there.length > 0 && there.every((unit) => unit.side === side);
  }).length;
}

export function isBlockedAt(book: Book, state: BattleState, at: Position): boolean {
  return terrainAt(book, state, at)?.blocksMovement === true;
}

export function cellOf({ row, col }: Position): number {
  return row * 3 + col;
}

export function stepsBetween(from: Position, to: Position): number {
  return Math.abs(from.row - to.row) + Math.abs(from.col - to.col);
}

/** R4: a shortest way whose cells, the last one included, are neither boulder nor difficult. */
export function hasWay(book: Book, state: BattleState, from: Position, to: Position): boolean {
  if (stepsBetween(from, to) === 0) return true;
  const ways = [
    { row: from.row + Math.sign(to.row - from.row), col: from.col },
    { row: from.row, col: from.col + Math.sign(to.col - from.col) },
  ].filter((next) => stepsBetween(from, next) === 1);
  return ways.some((next) => {
    const terrain = terrainAt(book, state, next);
    return terrain?.blocksMovement !== true && (terrain?.cost ?? 1) === 1 && hasWay(book, state, next, to);
  });
}

/** R9 on nine cells: fog shows its target to the ring only; a boulder half-way blocks, two side by side where the line grazes both. */
export function seesTarget(book: Book, state: BattleState, from: Position, to: Position): boolean {
  if (isInRing(from, to)) return true;
  if (terrainAt(book, state, to)?.obscures === true) return false;
  const rows = [Math.floor((from.row + to.row) / 2), Math.ceil((from.row + to.row) / 2)];
  const cols = [Math.floor((from.col + to.col) / 2), Math.ceil((from.col + to.col) / 2)];
  return rows.some((row) => cols.some((col) => terrainAt(book, state, { row, col })?.blocksSight !== true));
}
