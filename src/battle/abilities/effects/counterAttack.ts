import { counterBlow } from '../../resolve/counterBlow';
import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

export function counterAttack(play: BattlePlay, part: Part<'counterAttack'>, occasion: Occasion): void {
  const { bearer, other, leastShare } = occasion;
  if (other !== null) counterBlow(play, bearer, other, Math.max(part.with, leastShare), part.ability);
}
