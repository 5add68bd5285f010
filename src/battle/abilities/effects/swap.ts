import { emitSwapped } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { swapPartner } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/** R12.5: both keep their facing and what they have done; a hazard entered this way doesn't hurt at once. */
export function swap(play: BattlePlay, { ability }: Part<'swap'>, { bearer, other, named }: Occasion): void {
  const partner = swapPartner(play.state, other, named);
  if (other !== null && partner !== null) emitSwapped(play, other, partner, bearer.id, ability);
}
