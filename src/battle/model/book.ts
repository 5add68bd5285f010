import type { Formation } from '../../core/formations/formation';
import type { Terrain } from '../../core/ground/terrain';
import { lookUp } from '../../kernel/dispatch';
import { memoizePerObject } from '../../kernel/memoize';
import type { Ability } from '../abilities/vocabulary';
import type { Card, CardId } from './card';
import { combatTypeOf } from './combatType';
import type { SiegeRules } from './rules';
import type { Stratagem } from './stratagem';

/** The rules and cards that a battle is fought with. Its hash stands in the battle's record. */
export interface Book {
  readonly rules: SiegeRules;
  /** The unit cards. */
  readonly cards: Readonly<Record<CardId, Card>>;
  /** R12: the other kind of card, under ids of their own. A book from before there were any has none. */
  readonly stratagems?: Readonly<Record<CardId, Stratagem>>;
  readonly abilities: Readonly<Record<string, Ability>>;
  /** Those that the rules name, in that order: of several with one kind of bonus the first counts. */
  readonly formations: readonly Formation[];
  /** Those that the rules name. */
  readonly terrains: readonly Terrain[];
  readonly battlefields: Readonly<Record<string, Battlefield>>;
  /** Which house rules are in the rules already; none if left out. The rules of the game read the rules alone. */
  readonly houseRules?: readonly string[];
}

export type TerrainId = string;

/** Where a battle is fought. */
export interface Battlefield {
  readonly id: string;
  /** The terrain of the nine cells, row by row. */
  readonly ground: readonly TerrainId[];
  /** For how many rounds the second player has its extra supply: the coarse knob of fairness. */
  readonly secondSupplyRounds: number;
  /** How many more cards the second player is dealt than the rules say, or fewer: the fine knob. 0 if left out. */
  readonly secondCards?: number;
  /** How much more health the second player's castle has than the rules say, or less. 0 if left out. */
  readonly secondCastle?: number;
}

const cardsIn = memoizePerObject((book: Book) => {
  const cards = Object.entries(book.cards);
  return new Map(cards.map(([id, card]): [CardId, Card] => [id, { ...card, type: combatTypeOf(card.type) }]));
});

/** A card by its id. A map: search asks for every card in hand in every position. */
export function cardIn(book: Book, id: CardId): Card | undefined {
  return cardsIn(book).get(id);
}

/** The faction of a card of either kind; null of one that has none or isn't in the book. */
export function factionOf(book: Book, id: CardId): string | null {
  return (cardIn(book, id) ?? lookUp(book.stratagems ?? {}, id))?.faction ?? null;
}
