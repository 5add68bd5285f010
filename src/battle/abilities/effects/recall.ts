import { emitRecalled } from '../../resolve/emit/cards';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { isRecallable } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** Back into its owner's hand as the printed card; wounds and grants are gone. It has not fallen: nothing answers. */
export function recall(play: BattlePlay, { ability, reached }: Part<'recall'>, { bearer, other }: Occasion): void {
  for (const unit of audienceOf(play.state, bearer, other, reached)) {
    if (isRecallable(play.book, play.state, unit, 0)) emitRecalled(play, unit, bearer.id, ability);
  }
}
