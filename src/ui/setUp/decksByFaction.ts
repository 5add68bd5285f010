import type { Catalog, Language } from '../../content/catalog';
import { factionName } from '../../words/names';
import { factionOfDeck } from '../screens/factionOfDeck';
import type { Section } from './Picks';
import { LOT } from './useChoices';

/** Decks that are drawn by lot first, then those of each faction; a faction with one deck needs no heading. */
export function decksByFaction(catalog: Catalog, language: Language): readonly Section<string>[] {
  const byFaction = new Map<string, string[]>();
  for (const id of Object.keys(catalog.decks)) {
    const faction = factionOfDeck(catalog, id);
    byFaction.set(faction, [...(byFaction.get(faction) ?? []), id]);
  }
  const single = [...byFaction.values()].filter((decks) => decks.length === 1).flat();
  const several = [...byFaction].filter(([, decks]) => decks.length > 1);
  return [
    { title: null, options: [LOT, ...single] },
    ...several.map(([faction, options]) => ({ title: factionName(catalog, language, faction), options })),
  ];
}

/** Whose deck it is, where no heading says so. */
export function isAlone(sections: readonly Section<string>[], id: string): boolean {
  return sections[0]?.options.includes(id) === true;
}
