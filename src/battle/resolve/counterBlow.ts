import { blowAtCard } from '../damage/blowAtCard';
import { counters, falls, isWounded } from '../happenings';
import type { BattlePlay } from '../play';
import type { Unit } from '../unit';

/**
 * R5: the whole of section 2 with the roles exchanged, worth only a share. It triggers nothing, uses no attack, turns and
 * reveals nobody. `ability` is null when the rules themselves let everybody strike back.
 */
export function counterBlow(play: BattlePlay, unit: Unit, target: Unit, share: number, ability: string | null): void {
  if (unit.attack <= 0 || unit.health <= 0 || target.health <= 0) return;
  const { book, state, watched } = play;
  play.chain.counters++;
  const blow = blowAtCard(book, state, unit, target, share, watched);
  counters(play, unit, target, ability, blow);
  const health = Math.max(0, target.health - blow.damage);
  isWounded(play, target, health);
  if (health === 0) falls(play, target);
}
