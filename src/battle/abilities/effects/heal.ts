import { emitHealed } from '../../resolve/emit/blows';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { healthGained } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** Never above full health; who isn't wounded isn't healed. */
export function heal(
  play: BattlePlay,
  { ability, reached, modifier }: Part<'heal'>,
  { bearer, other }: Occasion,
): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    const amount = healthGained(unit, modifier.value);
    if (amount > 0) emitHealed(play, unit, amount, bearer.id, ability);
  }
}
