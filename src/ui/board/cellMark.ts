import { type CellSet, hasCell } from '../../battle/model/cellSet';
import { cellOf, type Position } from '../../battle/model/position';
import { cellKey } from '../battle/marks';
import type { Input } from '../battle/useInput';

/** What a press on a cell would do with what is in hand. */
export type CellMark = 'none' | 'deploy' | 'move' | 'slide' | 'raise' | 'strike' | 'aim' | 'forbidden';

/** `zone`: where the card in hand may be deployed, whoever stands there. */
export function markOf(
  at: Position,
  { marks, selection }: Pick<Input, 'marks' | 'selection'>,
  isTarget: boolean,
  zone: CellSet,
): CellMark {
  const key = cellKey(at);
  if (isTarget) return 'strike';
  if (marks.deploy.has(key)) return 'deploy';
  if (marks.move.has(key)) return 'move';
  if (marks.choose.has(key)) return selection.mode === 'slideAsked' ? 'slide' : 'raise';
  if (marks.aims.has(key)) return 'aim';
  const isForeign = selection.mode === 'cardChosen' && marks.deploy.size > 0 && !hasCell(zone, cellOf(at));
  return isForeign ? 'forbidden' : 'none';
}
