import { OPPONENT } from '../../kernel/sides';
import { whyCannotStrike } from '../legality/readiness';
import { cellsStruckFrom } from '../legality/validCells';
import type { Book } from '../model/book';
import { hasCell } from '../model/cellSet';
import { type Board, compileState } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { groundOf } from '../model/ground';
import { cellOf, POSITIONS, type Position, samePosition } from '../model/position';
import type { UnitId } from '../model/unit';
import type { Observation } from '../view/observe';
import type { Stand } from './stands';

/**
 * For every cell the enemy cards that could strike a card of the viewer's there, from one of their stands. It is asked by
 * reach and sight alone, so it holds for any card that hides from nobody. Cells on which no card of the viewer's could
 * stand are covered by nobody.
 */
export function coveredCells(book: Book, seen: Observation, stands: readonly Stand[]): UnitId[][] {
  const cells = POSITIONS.map((at): Covered => ({ at, by: new Set() }));
  for (const { state, acts } of stands) {
    const board = compileState(book, state);
    for (const unit of board.units) {
      if (unit.side !== OPPONENT[seen.side] || !acts(unit.id) || whyCannotStrike(board, unit) !== null) continue;
      cover(board, unit, cells);
    }
  }
  return cells.map(({ at, by }) => (mayStandAt(book, seen, at) ? [...by].sort() : []));
}

interface Covered {
  readonly at: Position;
  readonly by: Set<UnitId>;
}

function cover(board: Board, unit: Fighter, cells: readonly Covered[]): void {
  const struck = cellsStruckFrom(board, unit);
  for (const { at, by } of cells) if (!samePosition(at, unit) && hasCell(struck, cellOf(at))) by.add(unit.id);
}

function mayStandAt(book: Book, seen: Observation, at: Position): boolean {
  const taken = seen.units.some((unit) => unit.side !== seen.side && samePosition(unit, at));
  return !taken && !hasCell(groundOf(book, seen.ground).blocked, cellOf(at));
}
