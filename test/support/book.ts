import type { Ability } from '../../src/battle/abilities/vocabulary';
import type { Book } from '../../src/battle/model/book';
import type { Card, CardId } from '../../src/battle/model/card';
import type { CombatType } from '../../src/battle/model/combatType';
import type { SiegeRules } from '../../src/battle/model/rules';
import { readCards } from '../../src/cli/disk/readCards';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { deepFreeze } from '../../src/content/load/deepFreeze';
import { loadCatalog } from '../../src/content/load/loadCatalog';

/** The rule book's plain cards (section 2), and a hybrid to go with them. All cost 2 and have 50 health. */
export const SWORD = plainCard('sword', 'melee', 4);
export const BOW = plainCard('bow', 'ranged', 0);
export const MAGE = plainCard('mage', 'hybrid', 2);
export const TANK = plainCard('tank', 'melee', 10);

/** A card of no faction without abilities, and whatever is to be different. */
export function plainCard(id: CardId, type: CombatType, defense: number, changes: Partial<Card> = {}): Card {
  return { id, faction: null, type, cost: 2, attack: 20, defense, health: 50, abilities: [], ...changes };
}

let shipped: Catalog | undefined;

/** What `cards/` holds, read from the disk once. */
export function shippedCatalog(): Catalog {
  shipped ??= readShipped();
  return shipped;
}

export function shippedBook(): Book {
  return bookOf(shippedCatalog());
}

interface Changes {
  readonly rules?: Partial<SiegeRules>;
  readonly cards?: readonly Card[];
  readonly abilities?: readonly Ability[];
}

/** The shipped rules, ground and abilities with four plain cards, so that every sum can be done in one's head. */
export function book({ rules, cards = [], abilities = [] }: Changes = {}): Book {
  const catalog = shippedCatalog();
  const whole = bookOf({ ...catalog, rules: { ...catalog.rules, ...rules } });
  return deepFreeze({
    ...whole,
    cards: byId([SWORD, BOW, MAGE, TANK, ...cards]),
    abilities: { ...whole.abilities, ...byId(abilities) },
  });
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): Record<string, Entry> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

/** The unit cards of a faction's own deck: twice every one of them. */
export function starterDeck(faction = 'bastion'): CardId[] {
  const { stratagems } = shippedCatalog();
  return shippedDeck(faction).filter((card) => !Object.hasOwn(stratagems, card));
}

/** A shipped deck with its stratagems. */
export function shippedDeck(id: string): CardId[] {
  const deck = shippedCatalog().decks[id];
  if (deck === undefined) throw new Error(`cards/decks/${id}.json is not shipped`);
  return cardsOf(deck);
}

function readShipped(): Catalog {
  const files = readCards('cards');
  // Whether an emblem is drawn is the content tests' business; reading all four thousand of them takes a second.
  const emblems = [...files.values()].flatMap((text) => [...(text ?? '').matchAll(/"(?:emblem|glyph)": "([^"]+)"/g)]);
  const { catalog, problems } = loadCatalog(files, new Set(emblems.map(([, name]) => name ?? '')));
  if (catalog === null || problems.length > 0) throw new Error(`cards/ is broken: ${JSON.stringify(problems[0])}`);
  return catalog;
}
