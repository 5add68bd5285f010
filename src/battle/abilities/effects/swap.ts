import { unitAt } from '../../model/board';
import { emitSwapped } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** R12.5: both keep their facing and what they have done; a hazard entered this way doesn't hurt at once. */
export function swap(play: BattlePlay, { ability }: Part<'swap'>, { bearer, other, named }: Occasion): void {
  const partner = named === null ? undefined : unitAt(play.state, named);
  if (other === null || other.health <= 0 || partner === undefined || partner === other) return;
  emitSwapped(play, other, partner, bearer.id, ability);
}
