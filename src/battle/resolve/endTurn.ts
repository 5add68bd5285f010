import { opponentOf } from '../../kernel/sides';
import { fireForSide } from '../abilities/fire';
import { turnsHeld } from '../legality/columnControl';
import { beginTurn } from './beginTurn';
import { emitColumnsHeld, emitTurnEnded } from './emit/turns';
import type { BattlePlay } from './play';

/** R2: what the end of a turn sets off; then the other side's turn. A round is Left's turn, then Right's. */
export function endTurn(play: BattlePlay): void {
  const { state, book } = play;
  const ending = state.turn;
  fireForSide(play, 'endTurn', ending);
  if (book.rules.optional.zoneOwnership) emitColumnsHeld(play, ending, turnsHeld(book.rules, state, ending));
  emitTurnEnded(play, ending);
  beginTurn(play, opponentOf(ending), ending === 'right' ? state.round + 1 : state.round);
}
