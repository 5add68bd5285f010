import { emitReadied } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { isReadiable } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** An attack already spent may be made again, which brings no further move; or a move, which brings no further attack. */
export function ready(
  play: BattlePlay,
  { ability, reached, with: { what = 'attack' } }: Part<'ready'>,
  { bearer, other }: Occasion,
): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (isReadiable(unit, what)) emitReadied(play, unit, what, bearer.id, ability);
  }
}
