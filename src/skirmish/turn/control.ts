import type { Grid } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import type { SkirmishPlay } from '../model/play';
import { type SkirmishState, unitsOf } from '../model/state';

/** The middle of a board: 2x2, or a cross where both sizes are odd, or two cells where one is. */
export function middleOf({ width, height }: Grid): Position[] {
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const isOddWide = width % 2 === 1;
  const isOddHigh = height % 2 === 1;
  if (isOddWide && isOddHigh) {
    return [
      { x, y: y - 1 },
      { x: x - 1, y },
      { x, y },
      { x: x + 1, y },
      { x, y: y + 1 },
    ];
  }
  const columns = isOddWide ? [x] : [x - 1, x];
  const rows = isOddHigh ? [y] : [y - 1, y];
  return rows.flatMap((row) => columns.map((column) => ({ x: column, y: row })));
}

function standsOnControl(state: SkirmishState, side: Side): boolean {
  return unitsOf(state, side).some(({ position }) => state.control.some((cell) => isSamePosition(cell, position)));
}

/** Counted at the end of a side's own turn: sole control raises its count and ends the other's; the enemy's ends its own. */
export function countControl(play: SkirmishPlay, side: Side): void {
  const { state } = play;
  if (play.book.rules.victory.control === undefined) return;
  const other = opponentOf(side);
  const isHeld = standsOnControl(state, side);
  const isContested = standsOnControl(state, other);
  if (isHeld === isContested) return;
  const counts = { ...state.counts };
  if (isHeld) {
    counts[side] += 1;
    counts[other] = 0;
  } else counts[side] = 0;
  if (counts.left !== state.counts.left || counts.right !== state.counts.right) {
    play.emit({ type: 'controlCounted', counts });
  }
}
