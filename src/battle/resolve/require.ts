import { unitById } from '../board';
import { type Book, cardIn } from '../book';
import type { Card, CardId } from '../card';
import type { BattleState } from '../state';
import type { Unit, UnitId } from '../unit';

/** A rule runs after the judge: a unit that is missing now is a bug, not a refusal. */
export function requireUnit(state: BattleState, id: UnitId): Unit {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`the unit ${id} was judged present but is not on the board`);
  return unit;
}

export function requireCard(book: Book, id: CardId): Card {
  const card = cardIn(book, id);
  if (card === undefined) throw new Error(`the card ${id} was judged deployable but is not in the book`);
  return card;
}
