import { emitEmboldened } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** More attack until the turn ends. */
export function addAtk(
  play: BattlePlay,
  { ability, reached, modifier }: Part<'addAtk'>,
  { bearer, other }: Occasion,
): void {
  const amount = modifier.value;
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (unit.health <= 0) continue;
    emitEmboldened(play, unit, amount, bearer.id, ability);
  }
}
