import type { Position } from '../../battle/position';
import { cellKey } from '../input/marks';
import type { Input } from '../input/useInput';

/** What a press on a cell would do with what is in hand. */
export type CellMark = 'none' | 'deploy' | 'move' | 'slide' | 'raise' | 'strike' | 'forbidden';

export function markOf(
  at: Position,
  { marks, selection }: Input,
  isTarget: boolean,
  home: readonly number[],
): CellMark {
  const key = cellKey(at);
  if (isTarget) return 'strike';
  if (marks.deploy.has(key)) return 'deploy';
  if (marks.move.has(key)) return 'move';
  if (marks.choose.has(key)) return selection.mode === 'slideAsked' ? 'slide' : 'raise';
  const isForeign = selection.mode === 'cardChosen' && marks.deploy.size > 0 && !home.includes(at.col);
  return isForeign ? 'forbidden' : 'none';
}
