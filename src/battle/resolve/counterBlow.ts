import { blowAtCard } from '../damage/blowAtCard';
import type { Fighter } from '../model/fighter';
import { emitCountered, emitWounded } from './emit/blows';
import { fall } from './fall';
import type { BattlePlay } from './play';

/**
 * R5: the whole of section 2 with the roles exchanged, worth only a share. It triggers nothing, uses no attack, turns and
 * reveals nobody. `ability` is null when the rules themselves let everybody strike back.
 */
export function counterBlow(
  play: BattlePlay,
  unit: Fighter,
  target: Fighter,
  share: number,
  ability: string | null,
): void {
  if (unit.profile.attack <= 0 || unit.health <= 0 || target.health <= 0) return;
  play.counters++;
  const blow = blowAtCard(play.book, play.state, unit, target, share, play.explainsDamage);
  emitCountered(play, unit, target, ability, blow);
  const health = Math.max(0, target.health - blow.damage);
  emitWounded(play, target, health);
  if (health === 0) fall(play, target);
}
