import { isHealed } from '../../happenings';
import type { BattlePlay } from '../../play';
import { audienceOf } from '../audience';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** Never above full health; who isn't wounded isn't healed. */
export function heal(
  play: BattlePlay,
  { ability, reached, modifier }: Part<'heal'>,
  { bearer, other }: Occasion,
): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    const amount = Math.min(modifier.value, unit.fullHealth - unit.health);
    if (amount <= 0 || unit.health <= 0) continue;
    isHealed(play, unit, amount, bearer, ability);
  }
}
