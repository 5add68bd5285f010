import { opponentOf } from '../../kernel/sides';
import { fireForSide } from '../abilities/fire';
import { turnsHeld } from '../legality/columnControl';
import { countsColumns, goalAtTurnEnd } from '../model/goals';
import { beginTurn } from './beginTurn';
import { emitBattleEnded, emitColumnsHeld, emitTurnEnded } from './emit/turns';
import type { BattlePlay } from './play';

/** R2: what the end of a turn sets off, and the goals that are reached by it; then the other side's turn. A round is Left's turn, then Right's. */
export function endTurn(play: BattlePlay): void {
  const { state, book } = play;
  const ending = state.turn;
  fireForSide(play, 'endTurn', ending);
  const { goals, optional } = book.rules;
  if (optional.zoneOwnership || countsColumns(goals))
    emitColumnsHeld(play, ending, turnsHeld(book.rules, state, ending));
  emitTurnEnded(play, ending);
  play.reached ??= goalAtTurnEnd(goals, state, ending);
  if (play.reached !== null) {
    emitBattleEnded(play, play.reached.side, 'goal');
    return;
  }
  beginTurn(play, opponentOf(ending), ending === 'right' ? state.round + 1 : state.round);
}
