import { opponentOf } from '../../kernel/sides';
import type { SkirmishPlay } from '../model/play';
import { hasAbility, profileOf } from '../model/profile';
import { type StandingUnit, unitsOf } from '../model/state';
import { updateKnowledge } from '../sight/updateKnowledge';
import { enemiesInRing } from '../sight/visible';
import { beginTurn } from './beginTurn';
import { countControl } from './control';
import { checkEnd } from './victory';

/** The end of a turn, and the beginning of the next. */
export function endTurn(play: SkirmishPlay): void {
  const { state } = play;
  const side = state.turn;
  for (const unit of unitsOf(state, side)) {
    if (mayCloak(play, unit)) play.emit({ type: 'cloaked', unit: unit.id });
  }
  for (const { id, shaken } of unitsOf(state, side)) if (shaken === 1) play.emit({ type: 'recovered', unit: id });
  countControl(play, side);
  for (const { id, at, rounds } of state.ground.areas) if (rounds === 0) play.emit({ type: 'areaEnded', id, at });
  // An offer stands until the end of the other's next turn.
  if (state.offer === opponentOf(side)) play.emit({ type: 'drawDeclined', side });
  play.emit({ type: 'turnEnded', side });
  updateKnowledge(play);
  checkEnd(play, side === 'right');
  if (state.phase === 'over') return;
  if (side === 'right') play.emit({ type: 'roundStarted', round: state.round + 1 });
  beginTurn(play, opponentOf(side));
}

/** A unit with the ability hides again, one in the stance if it has not attacked, with no enemy in its ring. */
function mayCloak({ book, state }: SkirmishPlay, unit: StandingUnit): boolean {
  if (unit.isHidden || enemiesInRing(state, unit).length > 0) return false;
  if (book.rules.stances?.[unit.stance]?.hides === true) return !unit.hasAttacked;
  return book.rules.stealth === 'ability' && hasAbility(profileOf(book, unit.kind).kind, 'stealth');
}
