import type { Catalog } from '../../content/catalog';
import { factionsIn } from '../../content/decks/deckMix';
import { cardsReferred } from '../../content/decks/deckReference';
import { isOwnDeckId } from '../../store/decks/ownDeck';

/** The faction that leads a deck: that of most of its cards; empty where they have none. */
export function factionOfDeck(catalog: Catalog, id: string): string {
  return factionsIn(catalog, cardsReferred(catalog, id))[0]?.id ?? '';
}

/** The decks that a person made stand together, whoever leads them; no faction has this id. */
export const OWN_DECKS = 'own:';

/** Where a deck stands in a choice: among one's own, or with those of its faction. */
export function groupOfDeck(catalog: Catalog, id: string): string {
  return isOwnDeckId(id) ? OWN_DECKS : factionOfDeck(catalog, id);
}

/** One's own decks first, then those of each faction that leads some, its own first: it has the shortest id. */
export function decksByFaction(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const id of Object.keys(catalog.decks).sort()) {
    const group = groupOfDeck(catalog, id);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const own = groups.get(OWN_DECKS);
  groups.delete(OWN_DECKS);
  return own === undefined ? groups : new Map([[OWN_DECKS, own], ...groups]);
}
