import { blowAtCard } from '../damage/blowAtCard';
import type { BattlePlay } from '../play';
import type { Unit } from '../unit';
import { fall } from './fall';

/**
 * R5: the whole of section 2 with the roles exchanged, worth only a share. It triggers nothing, uses no attack, turns and
 * reveals nobody. `ability` is null when the rules themselves let everybody strike back.
 */
export function counterBlow(play: BattlePlay, unit: Unit, target: Unit, share: number, ability: string | null): void {
  if (unit.attack <= 0 || unit.health <= 0 || target.health <= 0) return;
  const { book, state, watched, chain, emit } = play;
  chain.counters++;
  const { damage, arithmetic, angle } = blowAtCard(book, state, unit, target, share, watched);
  const blow = { unit: unit.id, target: target.id, damage, arithmetic, angle: angle.arc, angleReason: angle.reason };
  emit({ type: 'countered', ability, ...blow });
  const health = Math.max(0, target.health - damage);
  emit({ type: 'wounded', unit: target.id, health });
  if (health === 0) fall(play, target);
}
