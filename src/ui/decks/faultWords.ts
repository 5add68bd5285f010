import type { Catalog, Language } from '../../content/catalog';
import type { DeckFault } from '../../content/decks/deckFaults';
import { cardName, factionName } from '../../words/names';
import type { Speak } from '../../words/speak';

/** What is wrong with a deck, in a sentence. */
export function faultWords(speak: Speak, catalog: Catalog, language: Language, fault: DeckFault): string {
  const named = (card: string): string => cardName(catalog, language, card);
  switch (fault.type) {
    case 'unknown':
      return speak('decks.fault.unknown', { name: fault.card });
    case 'copies':
      return speak('decks.fault.copies', { name: named(fault.card), copies: fault.copies, most: fault.most });
    case 'factions': {
      const faction = factionName(catalog, language, fault.faction);
      return speak('decks.fault.factions', { name: named(fault.card), faction, most: fault.most });
    }
    case 'stratagems':
      return speak('decks.fault.stratagems', { count: fault.count, most: fault.most });
    case 'size': {
      const { count, size } = fault;
      return count > size
        ? speak('decks.fault.over', { count, size, over: count - size })
        : speak('decks.fault.size', { count, size, missing: size - count });
    }
  }
}
