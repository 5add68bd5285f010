import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';

/** The faction of most of a deck's cards. */
export function factionOfDeck(catalog: Catalog, id: string): string {
  const count = new Map<string, number>();
  for (const [card, copies] of Object.entries(lookUp(catalog.decks, id)?.cards ?? {})) {
    const faction = (lookUp(catalog.cards, card) ?? lookUp(catalog.stratagems, card))?.faction ?? null;
    if (faction !== null) count.set(faction, (count.get(faction) ?? 0) + copies);
  }
  const [most] = [...count].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? '';
}
