import type { CardId } from './card';

/** A pile without some of its cards, one copy for each that is named. */
export function without(pile: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const left = [...pile];
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
