import { opponentOf } from '../../kernel/sides';
import { fireForSide } from '../abilities/fire';
import { turnEnds } from '../happenings';
import { turnsHeld } from '../ownership';
import type { BattlePlay } from '../play';
import { beginTurn } from './beginTurn';

/** R2: what the end of a turn sets off; then the other side's turn. A round is Left's turn, then Right's. */
export function endTurn(play: BattlePlay): void {
  const { state, book, emit } = play;
  const ending = state.turn;
  fireForSide(play, 'endTurn', ending);
  if (book.rules.optional.zoneOwnership) {
    emit({ type: 'columnsHeld', side: ending, turns: turnsHeld(book.rules, state, ending) });
  }
  turnEnds(play, ending);
  beginTurn(play, opponentOf(ending), ending === 'right' ? state.round + 1 : state.round);
}
