import type { CardId } from '../../battle/model/card';
import type { DeckCards } from '../../content/decks/deckFaults';
import { deckNameFrom, LONGEST_DECK_NAME } from '../../content/decks/deckName';
import { accepted, type Result, refused } from '../../kernel/result';

/** A deck that a person made. It may be unfinished, and may name cards that are gone: what is wrong with it is said, not mended. */
export interface OwnDeck {
  /** "own-hedge-and-wall": no file of the game begins like this. */
  readonly id: string;
  readonly name: string;
  readonly cards: DeckCards;
}

export const MOST_DECKS = 200;
const MOST_KINDS = 200;
const MOST_COPIES = 99;
const OWN = /^own-[a-z0-9]+(-[a-z0-9]+)*$/;
const CARD = /^[0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 60;

export function isOwnDeckId(id: string): boolean {
  return id.length <= LONGEST_ID && OWN.test(id);
}

/** "own-hedge-and-wall", or "own-hedge-and-wall-2" where there is one. */
export function ownDeckId(name: string, others: readonly OwnDeck[]): string {
  const word = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '');
  const plain = `own-${word === '' ? 'deck' : word}`;
  const isFree = (id: string): boolean => others.every((deck) => deck.id !== id);
  if (isFree(plain)) return plain;
  let number = 2;
  while (!isFree(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
}

/** All decks that were kept, or the first thing that is wrong and where. */
export function checkOwnDecks(raw: unknown): Result<readonly OwnDeck[], string> {
  if (!Array.isArray(raw)) return refused('decks: must be a list [ … ]');
  if (raw.length > MOST_DECKS) return refused(`decks: must have at most ${MOST_DECKS} decks`);
  const ids = new Set<unknown>();
  for (const [index, deck] of raw.entries()) {
    const wrong = whatIsWrong(deck);
    if (wrong !== null) return refused(`decks[${index}]${wrong}`);
    if (ids.has(deck.id)) return refused(`decks[${index}].id: must be another than those before it`);
    ids.add(deck.id);
  }
  return accepted(raw.map(({ id, name, cards }) => ({ id, name, cards: { ...cards } })));
}

function whatIsWrong(deck: unknown): string | null {
  if (!isObject(deck)) return ': must be an object { … }';
  const { id, name, cards } = deck;
  if (typeof id !== 'string' || !isOwnDeckId(id)) return '.id: must be an id such as "own-hedge-and-wall"';
  if (typeof name !== 'string' || name === '' || deckNameFrom(name) !== name)
    return `.name: must be a line of 1 to ${LONGEST_DECK_NAME} characters`;
  if (!isObject(cards)) return '.cards: must be an object of card ids and copies';
  const entries = Object.entries(cards);
  if (entries.length > MOST_KINDS) return `.cards: must have at most ${MOST_KINDS} cards`;
  const wrong = entries.find(([card, copies]) => !isCardId(card) || !isCopies(copies));
  return wrong === undefined
    ? null
    : `.cards.${wrong[0].slice(0, LONGEST_ID)}: must be an id with 1 to ${MOST_COPIES} copies`;
}

function isCardId(card: CardId): boolean {
  return card.length <= LONGEST_ID && CARD.test(card) && !(card in {});
}

function isCopies(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_COPIES;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
