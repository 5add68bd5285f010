import { fire, settleFalls } from '../abilities/fire';
import { blowOccasion } from '../abilities/occasion';
import type { Angle } from '../damage/angle';
import { blowAtCard } from '../damage/blowAtCard';
import type { Fighter } from '../model/fighter';
import { facingTowards, type Position } from '../model/position';
import { counterBlow } from './counterBlow';
import { emitStruck, emitWounded } from './emit/blows';
import { fall } from './fall';
import type { BattlePlay } from './play';

/** R5: damage from the position before the blow; the attacker turns and is revealed; then what the blow sets off. */
export function attack(play: BattlePlay, unit: Fighter, target: Fighter, slideTo: Position | null): void {
  const blow = blowAtCard(play.book, play.state, unit, target, null, play.explainsDamage);
  const { angle } = blow;
  const health = Math.max(0, target.health - blow.damage);
  const axis = facingTowards(unit, target);
  emitStruck(play, unit, target, axis, blow);
  emitWounded(play, target, health);
  if (health === 0) fall(play, target);
  settleFalls(play);
  const { afterAttack } = unit.profile.parts;
  if (unit.health > 0 && afterAttack.length > 0) {
    fire(play, afterAttack, blowOccasion(unit, target, angle.arc, axis, slideTo, 0));
  }
  answer(play, target, unit, angle);
}

/** What being struck sets off; where the rules let everybody strike back, once and by the larger share. */
function answer(play: BattlePlay, target: Fighter, attacker: Fighter, angle: Angle): void {
  const { optional } = play.book.rules;
  const near = Math.abs(target.col - attacker.col) <= optional.riposteColumns;
  const all = optional.riposteForAll && near && angle.arc === 'front' && target.health > 0;
  const leastShare = all ? optional.riposteShare : 0;
  const { counters } = play;
  const { afterAttacked } = target.profile.parts;
  if (afterAttacked.length > 0) {
    const axis = facingTowards(target, attacker);
    fire(play, afterAttacked, blowOccasion(target, attacker, angle.arc, axis, null, leastShare));
  }
  if (all && counters === play.counters) counterBlow(play, target, attacker, leastShare, null);
  settleFalls(play);
}
