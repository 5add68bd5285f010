import type { Book } from '../../src/battle/book';
import type { Card, CardId } from '../../src/battle/card';
import type { SiegeRules } from '../../src/battle/rules';
import { readCards } from '../../src/cli/disk';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { deepFreeze } from '../../src/content/deepFreeze';
import { loadCatalog } from '../../src/content/loadCatalog';

/** The rule book's plain cards (section 2), and a hybrid to go with them. All cost 2 and have 50 health. */
export const SWORD: Card = { id: 'sword', type: 'melee', cost: 2, attack: 20, defense: 4, health: 50 };
export const BOW: Card = { id: 'bow', type: 'ranged', cost: 2, attack: 20, defense: 0, health: 50 };
export const MAGE: Card = { id: 'mage', type: 'hybrid', cost: 2, attack: 20, defense: 2, health: 50 };
export const TANK: Card = { id: 'tank', type: 'melee', cost: 2, attack: 20, defense: 10, health: 50 };

let shipped: Catalog | undefined;

/** What `cards/` holds, read from the disk once. */
export function shippedCatalog(): Catalog {
  shipped ??= readShipped();
  return shipped;
}

export function shippedBook(): Book {
  return bookOf(shippedCatalog());
}

/** The shipped rules with four plain cards, so that every sum can be done in one's head. */
export function book(changes: { rules?: Partial<SiegeRules>; cards?: readonly Card[] } = {}): Book {
  const cards = [SWORD, BOW, MAGE, TANK, ...(changes.cards ?? [])];
  return deepFreeze({
    rules: { ...shippedCatalog().rules, ...changes.rules },
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  });
}

export function starterDeck(): CardId[] {
  const deck = shippedCatalog().decks.starter;
  if (deck === undefined) throw new Error('cards/decks/starter.json is not shipped');
  return cardsOf(deck);
}

function readShipped(): Catalog {
  const files = readCards('cards');
  // Whether an emblem is drawn is the content tests' business; reading all four thousand of them takes a second.
  const emblems = [...files.values()].flatMap((text) => [...(text ?? '').matchAll(/"emblem": "([^"]+)"/g)]);
  const { catalog, problems } = loadCatalog(files, new Set(emblems.map(([, name]) => name ?? '')));
  if (catalog === null || problems.length > 0) throw new Error(`cards/ is broken: ${JSON.stringify(problems[0])}`);
  return catalog;
}
