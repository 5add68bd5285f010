import { fire, settleFalls } from '../abilities/fire';
import { blowOccasion } from '../abilities/occasion';
import { unitTraits } from '../abilities/traits';
import type { Angle } from '../damage/angle';
import { blowAtCard } from '../damage/blowAtCard';
import { falls, isWounded, strikes } from '../happenings';
import type { BattlePlay } from '../play';
import { facingTowards, type Position } from '../position';
import type { Unit } from '../unit';
import { counterBlow } from './counterBlow';

/** R5: damage from the position before the blow; the attacker turns and is revealed; then what the blow sets off. */
export function attack(play: BattlePlay, unit: Unit, target: Unit, slideTo: Position | null): void {
  const { state, book, watched } = play;
  const blow = blowAtCard(book, state, unit, target, null, watched);
  const { angle } = blow;
  const health = Math.max(0, target.health - blow.damage);
  const axis = facingTowards(unit, target);
  strikes(play, unit, target, axis, blow);
  isWounded(play, target, health);
  if (health === 0) falls(play, target);
  settleFalls(play);
  const { afterAttack } = unitTraits(book, unit).parts;
  if (unit.health > 0 && afterAttack.length > 0) {
    fire(play, afterAttack, blowOccasion(unit, target, angle.arc, axis, slideTo, 0));
  }
  answer(play, target, unit, angle);
}

/** What being struck sets off; where the rules let everybody strike back, once and by the larger share. */
function answer(play: BattlePlay, target: Unit, attacker: Unit, angle: Angle): void {
  const { optional } = play.book.rules;
  const near = Math.abs(target.col - attacker.col) <= optional.riposteColumns;
  const all = optional.riposteForAll && near && angle.arc === 'front' && target.health > 0;
  const leastShare = all ? optional.riposteShare : 0;
  const { counters } = play.chain;
  const { afterAttacked } = unitTraits(play.book, target).parts;
  if (afterAttacked.length > 0) {
    const axis = facingTowards(target, attacker);
    fire(play, afterAttacked, blowOccasion(target, attacker, angle.arc, axis, null, leastShare));
  }
  if (all && counters === play.chain.counters) counterBlow(play, target, attacker, leastShare, null);
  settleFalls(play);
}
