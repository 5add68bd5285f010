import type { Board } from './board';
import type { Book } from './book';
import type { CellSet } from './cellSet';
import { type Duty, dutyOf } from './duty';
import { type Ground, groundOf } from './ground';
import { kindAt, kindOf } from './kind';
import { POSITIONS } from './position';
import { scopeOf } from './scope';
import type { BattleState } from './state';
import { type Unit, unitCell } from './unit';

/** Who stands where, seen by whoever's turn it is. Numbers alone: a list that outlives its units is dear to write to. */
export interface Review {
  /** The own cards, in the order of the state: their places among the units, and what they may still do. */
  ownCount: number;
  readonly ownPlaces: Int32Array;
  readonly duties: Int32Array;
  enemyCount: number;
  readonly enemyPlaces: Int32Array;
  readonly enemyCells: Int32Array;
  own: CellSet;
  enemies: CellSet;
  /** Where enemies stand that not everybody can target at all times. */
  elusive: CellSet;
}

/** One for all: an offer of orders goes over the board once, and is over before the next one begins. */
export const REVIEW: Review = {
  ownCount: 0,
  ownPlaces: new Int32Array(POSITIONS.length),
  duties: new Int32Array(POSITIONS.length),
  enemyCount: 0,
  enemyPlaces: new Int32Array(POSITIONS.length),
  enemyCells: new Int32Array(POSITIONS.length),
  own: 0,
  enemies: 0,
  elusive: 0,
};

export function review(book: Book, ground: Ground, state: BattleState): void {
  const { units, turn } = state;
  const { ownPlaces, duties, enemyPlaces, enemyCells } = REVIEW;
  let ownCount = 0;
  let enemyCount = 0;
  let own = 0;
  let enemies = 0;
  let elusive = 0;
  for (let place = 0; place < units.length; place++) {
    const unit = units[place] as Unit;
    const cell = unitCell(unit);
    const kind = kindAt(book, unit, place);
    if (unit.side === turn) {
      ownPlaces[ownCount] = place;
      duties[ownCount++] = dutyOf(kind, scopeOf(ground, kind), state, unit, cell);
      own |= 1 << cell;
    } else {
      enemyPlaces[enemyCount] = place;
      enemyCells[enemyCount++] = cell;
      enemies |= 1 << cell;
      if (kind.isElusive) elusive |= 1 << cell;
    }
  }
  REVIEW.ownCount = ownCount;
  REVIEW.enemyCount = enemyCount;
  REVIEW.own = own;
  REVIEW.enemies = enemies;
  REVIEW.elusive = elusive;
}

/** The same of one card, asked by itself. */
export function dutyNow(book: Book, board: Board, unit: Unit): Duty {
  const kind = kindOf(book, unit);
  return dutyOf(kind, scopeOf(groundOf(book, board.ground), kind), board, unit, unitCell(unit));
}
