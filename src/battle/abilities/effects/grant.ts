import type { Grant } from '../../model/grant';
import { emitGranted } from '../../resolve/emit/grants';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { isGrantable } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** A keyword for a while, for everybody who doesn't have it. */
export function grant(play: BattlePlay, part: Part<'grant'>, { bearer, other }: Occasion): void {
  const { ability: id, value, until } = part.with;
  const given: Grant = {
    id,
    ...(value === undefined ? {} : { value }),
    ends: until === 'turn' ? 'turn' : bearer.side,
  };
  for (const unit of audienceOf(play.state, bearer, other, part.reached)) {
    if (isGrantable(unit, id)) emitGranted(play, unit, given, bearer.id, part.ability);
  }
}
