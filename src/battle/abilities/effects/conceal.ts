import { emitConcealed } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { isConcealable } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** The bearer of an ability; of a stratagem the other. */
export function conceal(play: BattlePlay, { ability, reached }: Part<'conceal'>, { bearer, other }: Occasion): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (isConcealable(unit)) emitConcealed(play, unit, ability);
  }
}
