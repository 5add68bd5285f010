import { isRetreat, marchersIn } from '../legality/columnMarch';
import { TOWARDS_ENEMY_CASTLE } from '../model/position';
import { provoke, step } from './move';
import type { BattlePlay } from './play';

/** Optional rule: all three leave together, so blows at them meet the formation; falling back they keep their facing. */
export function march(play: BattlePlay, column: number, to: number): void {
  const { book, state } = play;
  const side = state.turn;
  const marchers = marchersIn(book, state, side, column);
  if (marchers === null) throw new Error(`column ${column} was judged ready to march but is not`);
  for (const unit of marchers) provoke(play, unit, { row: unit.row, col: to });
  for (const unit of marchers) {
    const facing = isRetreat(side, column, to) ? unit.facing : TOWARDS_ENEMY_CASTLE[side];
    step(play, unit, { row: unit.row, col: to }, facing, false);
  }
}
