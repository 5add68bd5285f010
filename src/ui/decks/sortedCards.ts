import type { CardId } from '../../battle/model/card';
import type { Catalog, Language } from '../../content/catalog';
import type { DeckCards } from '../../content/decks/deckFaults';
import { faceIn } from '../../content/decks/deckMix';
import { cardName } from '../../words/names';

/** By cost, then by name; stratagems after the unit cards. */
export function sortedCards(catalog: Catalog, language: Language, cards: DeckCards): readonly [CardId, number][] {
  const rank = (id: CardId): number =>
    (Object.hasOwn(catalog.stratagems, id) ? 100 : 0) + (faceIn(catalog, id)?.cost ?? 0);
  const named = (id: CardId): string => cardName(catalog, language, id);
  return Object.entries(cards).sort(
    ([one], [other]) => rank(one) - rank(other) || named(one).localeCompare(named(other), language),
  );
}
