import { type Book, factionOf } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';

/** What a deck of cards of no faction alone goes by. */
const UNSWORN = 'unsworn';

/** The faction of most of a deck's cards: a deck of two factions counts for the one that leads it. */
export function leadingFaction(book: Book, deck: readonly CardId[]): string {
  const cards = new Map<string, number>();
  for (const card of deck) {
    const faction = factionOf(book, card);
    if (faction !== null) cards.set(faction, (cards.get(faction) ?? 0) + 1);
  }
  const [most] = [...cards].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return most?.[0] ?? UNSWORN;
}
