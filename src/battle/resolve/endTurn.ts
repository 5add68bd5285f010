import type { BattlePlay } from '../play';
import { OPPONENT } from '../sides';
import { beginTurn } from './beginTurn';

/** R2: a round is Left's turn, then Right's. */
export function endTurn(play: BattlePlay): void {
  const ending = play.state.turn;
  play.emit({ type: 'turnEnded', side: ending });
  beginTurn(play, OPPONENT[ending], ending === 'right' ? play.state.round + 1 : play.state.round);
}
