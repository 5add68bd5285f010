import { ofSide, opponentOf } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { strikeOccasion } from '../abilities/occasion';
import { blowAtCastle } from '../damage/blowAtCastle';
import type { Fighter } from '../model/fighter';
import { TOWARDS_ENEMY_CASTLE } from '../model/position';
import { emitCastleStruck } from './emit/blows';
import { emitBattleEnded } from './emit/turns';
import type { BattlePlay } from './play';

/** R6 and R10: the attacker is revealed and faces the castle; a castle at 0 or less loses at once. */
export function attackCastle(play: BattlePlay, unit: Fighter): void {
  const { state, book } = play;
  const castle = opponentOf(unit.side);
  const blow = blowAtCastle(book, state, unit, play.explainsDamage);
  emitCastleStruck(play, unit, castle, ofSide(TOWARDS_ENEMY_CASTLE, unit.side), blow);
  const { afterAttack } = unit.profile.parts;
  if (ofSide(state.castles, castle) <= 0) emitBattleEnded(play, unit.side, 'castle');
  else if (afterAttack.length > 0) fire(play, afterAttack, strikeOccasion(unit, 'castle'));
}
