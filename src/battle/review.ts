import { FLAG } from './abilities/traits';
import type { Book } from './book';
import type { CellSet } from './cellSet';
import type { Ground } from './ground';
import { POSITIONS } from './position';
import { scopeAt } from './scope';
import type { BattleState } from './state';
import { type Unit, unitCell } from './unit';

/** The cards of one side in the order of the state. Numbers alone: a list that outlives its units is dear to write to. */
interface Ranks {
  count: number;
  /** Their places among the units. */
  readonly places: Int32Array;
  readonly cells: Int32Array;
}

/** Who stands where, seen by whoever's turn it is. */
export interface Review {
  readonly own: Ranks;
  readonly enemies: Ranks;
  ownCells: CellSet;
  enemyCells: CellSet;
  /** Where enemies stand that not everybody can target at all times. */
  elusive: CellSet;
}

/** One for all: an offer of orders goes over the board once, and is over before the next one begins. */
export const REVIEW: Review = { own: openRanks(), enemies: openRanks(), ownCells: 0, enemyCells: 0, elusive: 0 };

function openRanks(): Ranks {
  return { count: 0, places: new Int32Array(POSITIONS.length), cells: new Int32Array(POSITIONS.length) };
}

export function reviewOf(book: Book, ground: Ground, { units, turn }: BattleState): Review {
  const { own, enemies } = REVIEW;
  let ownCount = 0;
  let enemyCount = 0;
  let ownCells = 0;
  let enemyCells = 0;
  let elusive = 0;
  for (let place = 0; place < units.length; place++) {
    const unit = units[place] as Unit;
    const cell = unitCell(unit);
    if (unit.side === turn) {
      own.places[ownCount] = place;
      own.cells[ownCount++] = cell;
      ownCells |= 1 << cell;
    } else {
      enemies.places[enemyCount] = place;
      enemies.cells[enemyCount++] = cell;
      enemyCells |= 1 << cell;
      const { flags, flagsAtTimes } = scopeAt(book, ground, unit, place).traits;
      if (((flags | flagsAtTimes) & FLAG.targetedFromRing) !== 0) elusive |= 1 << cell;
    }
  }
  own.count = ownCount;
  enemies.count = enemyCount;
  REVIEW.ownCells = ownCells;
  REVIEW.enemyCells = enemyCells;
  REVIEW.elusive = elusive;
  return REVIEW;
}
