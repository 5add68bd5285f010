import { lookUp } from '../../kernel/dispatch';
import type { Catalog, Deck } from '../catalog';
import { deckCode, isDeckCode, LONGEST_CODE, readDeckCode } from './deckCode';
import { type DeckCards, faultsOf } from './deckFaults';
import { deckNameFrom, LONGEST_DECK_NAME } from './deckName';

/**
 * How a battle names a deck: by the id of a file, or by the code of its cards, with a name behind it that people may read:
 * "bastion", "NK1…-x7Q Hedge and Wall". Links, settings of a battle and the archive hold these.
 */
export type DeckReference = string;

export const LONGEST_REFERENCE = LONGEST_CODE + 1 + LONGEST_DECK_NAME;
const NO_CARDS: DeckCards = {};

export function referenceTo(catalog: Catalog, cards: DeckCards, name: string): DeckReference {
  return `${deckCode(catalog, cards)} ${name}`.trim();
}

/** The deck that is meant; undefined where there is none, or none that may be played. */
export function deckReferred(catalog: Catalog, reference: DeckReference): Deck | undefined {
  if (!isDeckCode(reference)) return lookUp(catalog.decks, reference);
  const read = readDeckCode(catalog, codeIn(reference));
  if (!read.ok || read.value.strangers.length > 0 || faultsOf(catalog, read.value.cards).length > 0) return undefined;
  return { id: reference, name: nameIn(reference), cards: read.value.cards, translations: {} };
}

/** The cards that are meant, as far as they are known; none where there is no such deck. */
export function cardsReferred(catalog: Catalog, reference: DeckReference): DeckCards {
  if (!isDeckCode(reference)) return lookUp(catalog.decks, reference)?.cards ?? NO_CARDS;
  const read = readDeckCode(catalog, codeIn(reference));
  return read.ok ? read.value.cards : NO_CARDS;
}

export function codeIn(reference: DeckReference): string {
  return reference.split(' ', 1)[0] ?? '';
}

/** Empty where nobody gave it one that can be shown. */
export function nameIn(reference: DeckReference): string {
  return isDeckCode(reference) ? deckNameFrom(reference.slice(codeIn(reference).length)) : '';
}
