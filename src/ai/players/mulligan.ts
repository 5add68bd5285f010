import { type Book, cardIn } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import type { Order } from '../../battle/model/orders';
import { supplyOf } from '../../battle/resolve/beginTurn';

/** A card that can't be paid before this round is sent back. */
const SOON = 3;

/** R1: whoever thinks at all sends back what it can't pay for in its first turns. */
export function mulliganOf(book: Book, hand: readonly CardId[]): Order {
  const most = supplyOf(book.rules, 'left', SOON, 0);
  return { type: 'mulligan', cards: hand.filter((id) => (cardIn(book, id)?.cost ?? 0) > most) };
}
