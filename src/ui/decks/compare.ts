import type { CardId } from '../../battle/model/card';
import type { DeckCards } from '../../content/decks/deckFaults';

/** How two decks differ: copies in both, and what each has beyond that. */
export interface Comparison {
  readonly both: DeckCards;
  readonly left: DeckCards;
  readonly right: DeckCards;
}

export function compareDecks(left: DeckCards, right: DeckCards): Comparison {
  const ids = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const pick = (copiesOf: (id: CardId) => number): DeckCards =>
    Object.fromEntries(ids.map((id) => [id, copiesOf(id)] as const).filter(([, copies]) => copies > 0));
  const shared = (id: CardId): number => Math.min(left[id] ?? 0, right[id] ?? 0);
  return {
    both: pick(shared),
    left: pick((id) => (left[id] ?? 0) - shared(id)),
    right: pick((id) => (right[id] ?? 0) - shared(id)),
  };
}
