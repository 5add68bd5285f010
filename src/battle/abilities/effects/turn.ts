import { emitTurned } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { facingAfter } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** Whoever already looks there isn't turned. */
export function turn(play: BattlePlay, part: Part<'turn'>, { bearer, other }: Occasion): void {
  for (const unit of audienceOf(play.state, bearer, other, part.reached)) {
    const facing = facingAfter(unit, bearer, part.with.facing);
    if (facing !== null) emitTurned(play, unit, facing, bearer.id, part.ability);
  }
}
