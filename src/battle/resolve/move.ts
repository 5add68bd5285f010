import { ofSide } from '../../kernel/sides';
import { fire } from '../abilities/fire';
import { occasion } from '../abilities/occasion';
import { ANSWERS, FLAG, hasFlag, unitTraits } from '../abilities/traits';
import { inBoardOrder, isNextTo } from '../board';
import type { Book } from '../book';
import { moves } from '../happenings';
import { straysFrom } from '../march';
import type { BattlePlay } from '../play';
import { type Facing, type Position, TOWARDS_ENEMY_CASTLE } from '../position';
import type { Unit } from '../unit';
import { burn } from './burn';

/** R4: whoever guards the ring that is left strikes first; after moving the card faces the enemy castle. */
export function move(play: BattlePlay, unit: Unit, to: Position): void {
  const strayed = straysFrom(play.book, play.state, unit);
  provoke(play, unit, to);
  step(play, unit, to, ofSide(TOWARDS_ENEMY_CASTLE, unit.side), strayed);
}

/** A mover that has fallen doesn't move. */
export function step(play: BattlePlay, unit: Unit, to: Position, facing: Facing, strayed: boolean): void {
  if (unit.health <= 0) return;
  moves(play, unit, to, facing, strayed);
  burn(play, unit);
}

/** Lets every enemy whose ring the mover is about to leave answer, row by row. */
export function provoke(play: BattlePlay, mover: Unit, to: Position): void {
  const { book, state } = play;
  if (!isWatched(play, mover, to) || hasFlag(unitTraits(book, mover), state, mover, FLAG.slipAway)) return;
  for (const unit of watchersOf(play, mover, to)) {
    const { onEnemyLeaveRing } = unitTraits(book, unit).parts;
    if (unit.health > 0 && mover.health > 0) fire(play, onEnemyLeaveRing, occasion(unit, mover));
  }
}

function watchersOf({ book, state }: BattlePlay, mover: Unit, to: Position): Unit[] {
  return state.units.filter((other) => isLeft(book, other, mover, to)).sort(inBoardOrder);
}

/** Mostly nobody is. */
function isWatched({ book, state }: BattlePlay, mover: Unit, to: Position): boolean {
  const { units } = state;
  for (let index = 0; index < units.length; index++) if (isLeft(book, units[index] as Unit, mover, to)) return true;
  return false;
}

/** Whether `unit` guards its ring and the mover leaves it. */
function isLeft(book: Book, unit: Unit, mover: Unit, to: Position): boolean {
  if (unit.side === mover.side || (unitTraits(book, unit).answers & ANSWERS.onEnemyLeaveRing) === 0) return false;
  return isNextTo(unit, mover) && !isNextTo(unit, to);
}
