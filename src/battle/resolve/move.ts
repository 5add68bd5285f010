import { ofSide } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { hasFlag } from '../abilities/flags';
import { occasion } from '../abilities/occasion';
import { ANSWERS, FLAG } from '../abilities/traits';
import { straysFrom } from '../legality/columnMarch';
import { inBoardOrder, isNextTo } from '../model/board';
import type { Fighter } from '../model/fighter';
import { type Facing, type Position, TOWARDS_ENEMY_CASTLE } from '../model/position';
import { burn } from './burn';
import { emitMoved } from './emit/units';
import type { BattlePlay } from './play';

/** R4: whoever guards the ring that is left strikes first; after moving the card faces the enemy castle. */
export function move(play: BattlePlay, unit: Fighter, to: Position): void {
  const strayed = straysFrom(play.book, play.state, unit);
  provoke(play, unit, to);
  step(play, unit, to, ofSide(TOWARDS_ENEMY_CASTLE, unit.side), strayed);
}

/** A mover that has fallen doesn't move. */
export function step(play: BattlePlay, unit: Fighter, to: Position, facing: Facing, strayed: boolean): void {
  if (unit.health <= 0) return;
  emitMoved(play, unit, to, facing, strayed);
  burn(play, unit);
}

/** Lets every enemy whose ring the mover is about to leave answer, row by row. */
export function provoke(play: BattlePlay, mover: Fighter, to: Position): void {
  const { state } = play;
  if (!isWatched(play, mover, to) || hasFlag(state, mover, FLAG.slipAway)) return;
  const watchers = state.units.filter((unit) => isLeft(unit, mover, to)).sort(inBoardOrder);
  for (const unit of watchers) {
    if (unit.health > 0 && mover.health > 0) fire(play, unit.profile.parts.onEnemyLeaveRing, occasion(unit, mover));
  }
}

/** Mostly nobody is. */
function isWatched({ state }: BattlePlay, mover: Fighter, to: Position): boolean {
  const { units } = state;
  for (let index = 0; index < units.length; index++) if (isLeft(units[index] as Fighter, mover, to)) return true;
  return false;
}

/** Whether `unit` guards its ring and the mover leaves it. */
function isLeft(unit: Fighter, mover: Fighter, to: Position): boolean {
  if (unit.side === mover.side || (unit.profile.answers & ANSWERS.onEnemyLeaveRing) === 0) return false;
  return isNextTo(unit, mover) && !isNextTo(unit, to);
}
