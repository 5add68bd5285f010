import { has, STATUS } from '../../model/body';
import { emitConcealed } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

export function conceal(play: BattlePlay, { ability }: Part<'conceal'>, { bearer }: Occasion): void {
  if (has(bearer, STATUS.revealed) && bearer.health > 0) emitConcealed(play, bearer, ability);
}
