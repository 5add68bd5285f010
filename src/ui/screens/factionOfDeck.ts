import type { Catalog } from '../../content/catalog';
import { factionsIn } from '../../content/decks/deckMix';
import { cardsReferred } from '../../content/decks/deckReference';

/** The faction that leads a deck: that of most of its cards; empty where they have none. */
export function factionOfDeck(catalog: Catalog, id: string): string {
  return factionsIn(catalog, cardsReferred(catalog, id))[0]?.id ?? '';
}

/** The decks of each faction that leads some, its own first: it has the shortest id. */
export function decksByFaction(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const id of Object.keys(catalog.decks).sort()) {
    const faction = factionOfDeck(catalog, id);
    groups.set(faction, [...(groups.get(faction) ?? []), id]);
  }
  return groups;
}
