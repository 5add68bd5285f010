import { emitHurt } from '../../resolve/emit/blows';
import { fall } from '../../resolve/fall';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** Plain damage: no defence, no angle, nothing that answers an attack. */
export function dealDamage(
  play: BattlePlay,
  { ability, reached, modifier }: Part<'dealDamage'>,
  { bearer, other }: Occasion,
): void {
  const damage = modifier.value;
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (unit.health <= 0) continue;
    const health = Math.max(0, unit.health - damage);
    emitHurt(play, unit, damage, health, bearer.id, ability);
    if (health === 0) fall(play, unit);
  }
}
