import { OPPONENT, type Side } from '../../kernel/sides';
import { type CellSet, setOf } from '../model/cellSet';
import type { Board } from '../model/engineState';
import { COLUMNS } from '../model/position';
import type { SiegeRules } from '../model/rules';

type Columns = Pick<Board, 'units' | 'held'>;

/** A side holds a column with at least one card of its own and none of the enemy's. */
export function holdsColumn({ units }: Pick<Board, 'units'>, side: Side, column: number): boolean {
  let own = false;
  for (const unit of units) {
    if (unit.col !== column) continue;
    if (unit.side !== side) return false;
    own = true;
  }
  return own;
}

/** Optional rule (section 9): a side that holds columns enough strikes harder at cards. */
export function dominates({ optional }: SiegeRules, board: Pick<Board, 'units'>, side: Side): boolean {
  if (!optional.domination) return false;
  return COLUMNS.filter((column) => holdsColumn(board, side, column)).length >= optional.dominationColumns;
}

/** Optional rule: a column held long enough may be deployed to until an enemy stands there. */
function ownsColumn({ optional }: SiegeRules, { units, held }: Columns, side: Side, column: number): boolean {
  if (!optional.zoneOwnership || turnsOf(held, side, column) < optional.ownershipTurns) return false;
  return !units.some((unit) => unit.col === column && unit.side === OPPONENT[side]);
}

export function ownedCells(rules: SiegeRules, board: Columns, side: Side): CellSet {
  return setOf(({ col }) => ownsColumn(rules, board, side, col));
}

function turnsOf(held: Board['held'], side: Side, column: number): number {
  return held[side][column] as number;
}

/** At the end of a side's turn: for how many own turns running it has now held each column; what it owns it keeps. */
export function turnsHeld(rules: SiegeRules, board: Columns, side: Side): number[] {
  return COLUMNS.map((column) => {
    const turns = turnsOf(board.held, side, column);
    if (holdsColumn(board, side, column)) return turns + 1;
    return ownsColumn(rules, board, side, column) ? turns : 0;
  });
}

/** A column once owned is lost as soon as an enemy stands there, and must be held anew; null when nothing is lost. */
export function turnsAfterIntrusion({ optional }: SiegeRules, board: Columns, side: Side): number[] | null {
  const { held } = board;
  const isLost = (column: number): boolean =>
    turnsOf(held, side, column) >= optional.ownershipTurns &&
    board.units.some((unit) => unit.col === column && unit.side === OPPONENT[side]);
  if (!COLUMNS.some(isLost)) return null;
  return COLUMNS.map((column) => (isLost(column) ? 0 : turnsOf(held, side, column)));
}
