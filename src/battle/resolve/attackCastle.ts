import { ofSide, opponentOf } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { strikeOccasion } from '../abilities/occasion';
import { unitTraits } from '../abilities/traits';
import { blowAtCastle } from '../damage/blowAtCastle';
import { strikesCastle } from '../happenings';
import type { BattlePlay } from '../play';
import { TOWARDS_ENEMY_CASTLE } from '../position';
import type { Unit } from '../unit';

/** R6 and R10: the attacker is revealed and faces the castle; a castle at 0 or less loses at once. */
export function attackCastle(play: BattlePlay, unit: Unit): void {
  const { state, book, emit, watched } = play;
  const castle = opponentOf(unit.side);
  const facing = ofSide(TOWARDS_ENEMY_CASTLE, unit.side);
  strikesCastle(play, unit, castle, facing, blowAtCastle(book, state, unit, watched));
  const { afterAttack } = unitTraits(book, unit).parts;
  if (ofSide(state.castles, castle) <= 0) emit({ type: 'battleEnded', winner: unit.side, ending: 'castle' });
  else if (afterAttack.length > 0) fire(play, afterAttack, strikeOccasion(unit, 'castle'));
}
