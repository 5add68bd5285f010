import { OPPONENT, type Side } from '../kernel/sides';
import type { Board } from './board';
import { holdsColumn } from './columns';
import { COLUMNS } from './position';
import type { SiegeRules } from './rules';

/** Optional rule: a column held long enough may be deployed to until an enemy stands there. */
export function ownsColumn({ optional }: SiegeRules, board: Board, side: Side, column: number): boolean {
  if (!optional.zoneOwnership || (board.held[side][column] ?? 0) < optional.ownershipTurns) return false;
  return !board.units.some((unit) => unit.col === column && unit.side === OPPONENT[side]);
}

/** At the end of a side's turn: for how many own turns running it has now held each column; what it owns it keeps. */
export function turnsHeld(rules: SiegeRules, board: Board, side: Side): number[] {
  return COLUMNS.map((column) => {
    const turns = board.held[side][column] ?? 0;
    if (holdsColumn(board, side, column)) return turns + 1;
    return ownsColumn(rules, board, side, column) ? turns : 0;
  });
}

/** A column once owned is lost as soon as an enemy stands there, and must be held anew; null when nothing is lost. */
export function turnsAfterIntrusion({ optional }: SiegeRules, board: Board, side: Side): number[] | null {
  const held = board.held[side];
  const isLost = (column: number): boolean =>
    (held[column] ?? 0) >= optional.ownershipTurns &&
    board.units.some((unit) => unit.col === column && unit.side === OPPONENT[side]);
  if (!COLUMNS.some(isLost)) return null;
  return COLUMNS.map((column) => (isLost(column) ? 0 : (held[column] ?? 0)));
}
