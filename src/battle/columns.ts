import type { Side } from '../kernel/sides';
import type { Board } from './board';
import { COLUMNS } from './position';
import type { SiegeRules } from './rules';

/** A side holds a column with at least one card of its own and none of the enemy's. */
export function holdsColumn(board: Pick<Board, 'units'>, side: Side, column: number): boolean {
  let own = false;
  for (const unit of board.units) {
    if (unit.col !== column) continue;
    if (unit.side !== side) return false;
    own = true;
  }
  return own;
}

/** Optional rule (section 9): a side that holds columns enough strikes harder at cards. */
export function dominates({ optional }: SiegeRules, board: Board, side: Side): boolean {
  if (!optional.domination) return false;
  return COLUMNS.filter((column) => holdsColumn(board, side, column)).length >= optional.dominationColumns;
}
