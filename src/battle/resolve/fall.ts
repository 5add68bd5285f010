import { ANSWERS } from '../abilities/traits';
import type { Fighter } from '../model/fighter';
import { goalAtFall } from '../model/goals';
import { emitFell } from './emit/cards';
import type { BattlePlay } from './play';

/** A card at 0 leaves the board. What its fall sets off, if anything, waits for `settleFalls`. */
export function fall(play: BattlePlay, unit: Fighter): void {
  emitFell(play, unit);
  const { goals } = play.book.rules;
  if (goals !== undefined) play.reached ??= goalAtFall(goals, unit.id);
  if ((unit.profile.answers & ANSWERS.onFall) !== 0) play.fallen.push({ unit, depth: play.depth });
}
