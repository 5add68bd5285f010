import type { CardId } from './card';
import type { Order } from './orders';

/** R1: every choice of cards that may go back, none first; two copies are alike, and the order of naming doesn't matter. */
export function mulligans(hand: readonly CardId[]): Order[] {
  const choices = new Map<string, readonly CardId[]>([['', []]]);
  for (const card of hand.toSorted()) {
    for (const choice of [...choices.values()]) {
      const larger = [...choice, card];
      choices.set(larger.join(' '), larger);
    }
  }
  return [...choices.values()].map((cards) => ({ type: 'mulligan', cards }));
}
