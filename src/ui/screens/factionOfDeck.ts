import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';

/** The faction that leads a deck: that of most of its cards; empty where they have none. */
export function factionOfDeck(catalog: Catalog, id: string): string {
  const count = new Map<string, number>();
  for (const [card, copies] of Object.entries(lookUp(catalog.decks, id)?.cards ?? {})) {
    const faction = (lookUp(catalog.cards, card) ?? lookUp(catalog.stratagems, card))?.faction ?? null;
    if (faction !== null) count.set(faction, (count.get(faction) ?? 0) + copies);
  }
  const [most] = [...count].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? '';
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
