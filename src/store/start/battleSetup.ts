import { drawSide } from '../../battle/resolve/drawSide';
import { type Catalog, cardsOf, type HouseRuleId } from '../../content/catalog';
import { type DeckReference, deckReferred } from '../../content/decks/deckReference';
import { type BySide, bySide, OPPONENT } from '../../kernel/sides';
import type { Battle } from '../battle/battleSlice';
import { referenceToCards } from '../decks/battleDecks';
import { ownDecks } from '../decks/ownDecks';
import type { Seat } from '../seats/seatsSlice';
import type { QuickBattle } from './quickBattle';

/** All that decides how a match begins: the same set-up gives the same battle to the last shuffle. */
export interface BattleSetup {
  readonly seed: number;
  readonly seats: BySide<Seat>;
  /** What is null is drawn by lot, from the seed. */
  readonly decks: BySide<DeckReference | null>;
  readonly battlefield: string | null;
  /** By id; none if left out. */
  readonly houseRules?: readonly HouseRuleId[];
}

/** The choices of the start page, with a side drawn by lot where that was chosen. */
export function setupOf(choices: QuickBattle, seed: number): BattleSetup {
  const { mode, deck, enemyDeck, battlefield, houseRules } = choices;
  const inOrder = { left: deck, right: enemyDeck };
  const where = { battlefield, ...(houseRules.length === 0 ? {} : { houseRules }) };
  if (mode === 'watch') return { seed, seats: choices.watched, decks: inOrder, ...where };
  if (mode === 'shared') return { seed, seats: bySide(() => 'human'), decks: inOrder, ...where };
  const side = choices.side === 'lot' ? drawSide(seed) : choices.side;
  return {
    seed,
    seats: bySide((of) => (of === side ? 'human' : choices.opponent)),
    decks: bySide((of) => (of === side ? deck : enemyDeck)),
    ...where,
  };
}

/** Whether there is a deck to play with: there is none while all their files are broken. */
export function hasDecks(catalog: Catalog): boolean {
  return Object.keys(catalog.decks).length > 0;
}

/**
 * What the battle at hand began from, so that it can be begun again. Null when a position or a deck that is no legal one
 * any more was its beginning: no link can name those.
 */
export function setupOfBattle(battle: Battle | null, seats: BySide<Seat>, catalog: Catalog): BattleSetup | null {
  if (battle === null || battle.record.start.type !== 'match') return null;
  const { seed, battlefield, decks } = battle.record.start;
  const named = bySide((side) => {
    const reference = deckOf(catalog, decks[side]);
    return deckReferred(catalog, reference) === undefined ? null : reference;
  });
  if (named.left === null || named.right === null) return null;
  const { houseRules } = battle.book;
  return { seed, seats, decks: named, battlefield, ...(houseRules === undefined ? {} : { houseRules }) };
}

/** The deck that these cards are, in whatever order: the id of its file; where none holds it, its code and its name here. */
export function deckOf(catalog: Catalog, cards: readonly string[]): DeckReference {
  const wanted = cards.toSorted().join();
  const shipped = Object.entries(catalog.decks).find(([, deck]) => cardsOf(deck).sort().join() === wanted)?.[0];
  return shipped ?? referenceToCards(catalog, ownDecks(), cards);
}

/** The same fight from the other side of the table. */
export function swapped<Part>(parts: BySide<Part>): BySide<Part> {
  return bySide((side) => parts[OPPONENT[side]]);
}
