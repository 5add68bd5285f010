import { OPPONENT } from '../../kernel/sides';
import { traitsOf } from '../abilities/traits';
import type { Book } from '../book';
import { type CellSet, hasCell } from '../cellSet';
import { groundOf, isBlocked } from '../ground';
import { kindOf } from '../kind';
import type { Observation } from '../observe';
import { cellOf, POSITIONS, type Position, samePosition } from '../position';
import { whyCannotStrike } from '../readiness';
import { scopeOf } from '../scope';
import type { BattleState } from '../state';
import { type Unit, type UnitId, unitCell } from '../unit';
import type { Stand } from './stands';

/**
 * For every cell the enemy cards that could strike a card of the viewer's there, from one of their stands. It is asked by
 * reach and sight alone, so it holds for any card that hides from nobody. Cells on which no card of the viewer's could
 * stand are covered by nobody.
 */
export function coveredCells(book: Book, seen: Observation, stands: readonly Stand[]): UnitId[][] {
  const cells = POSITIONS.map((at): Covered => ({ at, by: new Set() }));
  for (const { state, acts } of stands) {
    for (const unit of state.units) {
      if (unit.side !== OPPONENT[seen.side] || !acts(unit.id) || !mayStrike(book, state, unit)) continue;
      cover(book, state, unit, cells);
    }
  }
  return cells.map(({ at, by }) => (mayStandAt(book, seen, at) ? [...by].sort() : []));
}

interface Covered {
  readonly at: Position;
  readonly by: Set<UnitId>;
}

function cover(book: Book, state: BattleState, unit: Unit, cells: readonly Covered[]): void {
  const ground = groundOf(book, state.ground);
  const struck = scopeOf(ground, kindOf(book, unit)).strike[unitCell(unit)] as CellSet;
  for (const { at, by } of cells) if (!samePosition(at, unit) && hasCell(struck, cellOf(at))) by.add(unit.id);
}

function mayStrike(book: Book, state: BattleState, unit: Unit): boolean {
  return whyCannotStrike(traitsOf(book, unit), state, unit) === null;
}

function mayStandAt(book: Book, seen: Observation, at: Position): boolean {
  const taken = seen.units.some((unit) => unit.side !== seen.side && samePosition(unit, at));
  return !taken && !isBlocked(book, seen, at);
}
