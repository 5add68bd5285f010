import { has, STATUS } from '../../model/body';
import { emitReadied } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** An attack already spent may be made again; it brings no further move. */
export function ready(play: BattlePlay, { ability, reached }: Part<'ready'>, { bearer, other }: Occasion): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (has(unit, STATUS.attacked) && unit.health > 0) emitReadied(play, unit, bearer.id, ability);
  }
}
