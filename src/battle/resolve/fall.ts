import { ANSWERS } from '../abilities/traits';
import type { Fighter } from '../model/fighter';
import { emitFell } from './emit/cards';
import type { BattlePlay } from './play';

/** A card at 0 leaves the board. What its fall sets off, if anything, waits for `settleFalls`. */
export function fall(play: BattlePlay, unit: Fighter): void {
  emitFell(play, unit);
  if ((unit.profile.answers & ANSWERS.onFall) !== 0) play.fallen.push({ unit, depth: play.depth });
}
