import { fire } from '../abilities/fire';
import { strikeOccasion } from '../abilities/occasion';
import { traitsOf } from '../abilities/traits';
import { blowAtCastle } from '../damage/blowAtCastle';
import type { BattlePlay } from '../play';
import { TOWARDS_ENEMY_CASTLE } from '../position';
import { ofSide, opponentOf } from '../sides';
import type { Unit } from '../unit';

/** R6 and R10: the attacker is revealed and faces the castle; a castle at 0 or less loses at once. */
export function attackCastle(play: BattlePlay, unit: Unit): void {
  const { state, book, emit, watched } = play;
  const castle = opponentOf(unit.side);
  const { damage, arithmetic } = blowAtCastle(book, state, unit, watched);
  const health = ofSide(state.castles, castle) - damage;
  const facing = TOWARDS_ENEMY_CASTLE[unit.side];
  emit({ type: 'castleStruck', unit: unit.id, castle, facing, damage, health, arithmetic });
  const { afterAttack } = traitsOf(book, unit).parts;
  if (health <= 0) emit({ type: 'battleEnded', winner: unit.side, ending: 'castle' });
  else if (afterAttack.length > 0) fire(play, afterAttack, strikeOccasion(unit, 'castle'));
}
