import type { Catalog, Deck } from '../../content/catalog';
import { deckCode } from '../../content/decks/deckCode';
import { faultsOf } from '../../content/decks/deckFaults';
import { type DeckReference, referenceTo } from '../../content/decks/deckReference';
import { type BySide, bySide } from '../../kernel/sides';
import { isOwnDeckId, type OwnDeck } from './ownDeck';

/** The decks of the game and those of a person that may be played, in one catalog: for whoever chooses one or names it. */
export function withOwnDecks(catalog: Catalog, own: readonly OwnDeck[]): Catalog {
  const playable = own.filter(({ cards }) => faultsOf(catalog, cards).length === 0);
  if (playable.length === 0) return catalog;
  const decks = playable.map((deck): [string, Deck] => [deck.id, { ...deck, translations: {} }]);
  return { ...catalog, decks: { ...catalog.decks, ...Object.fromEntries(decks) } };
}

/** The same battle, its own decks named by what is in them: so that it is the same tomorrow and in another browser. */
export function withDeckContents<Setup extends { readonly decks: BySide<string | null> }>(
  setup: Setup,
  catalog: Catalog,
  own: readonly OwnDeck[],
): Setup {
  const named = (id: string | null): DeckReference | null => {
    if (id === null || !isOwnDeckId(id)) return id;
    const deck = own.find((each) => each.id === id);
    const isPlayable = deck !== undefined && faultsOf(catalog, deck.cards).length === 0;
    return isPlayable ? referenceTo(catalog, deck.cards, deck.name) : null;
  };
  return { ...setup, decks: bySide((side) => named(setup.decks[side])) };
}

/** How these cards are named where no file holds them: by their code, and by the name that somebody here gave them. */
export function referenceToCards(catalog: Catalog, own: readonly OwnDeck[], cards: readonly string[]): DeckReference {
  const counted: Record<string, number> = {};
  for (const card of cards) counted[card] = (counted[card] ?? 0) + 1;
  const code = deckCode(catalog, counted);
  const name = own.find((deck) => deckCode(catalog, deck.cards) === code)?.name ?? '';
  return `${code} ${name}`.trim();
}
