import type { DeckCards } from '../../content/decks/deckFaults';
import { deckNameFrom } from '../../content/decks/deckName';
import { accepted, type Result, refused } from '../../kernel/result';
import { keepProgress } from '../home/homeMemory';
import { type OwnDeck, ownDeckId } from './ownDeck';
import { keepOwnDecks, ownDecks } from './ownDecks';

/** Puts a deck beside the others, under a name that no other has. */
export function addDeck(name: string, cards: DeckCards): Result<OwnDeck, string> {
  const others = ownDecks();
  const called = freeName(deckNameFrom(name), others);
  const deck = { id: ownDeckId(called, others), name: called, cards };
  const refusal = keep([...others, deck]);
  return refusal === null ? accepted(deck) : refused(refusal);
}

/** Null where it was kept, else why not. */
export function changeDeck(id: string, changed: Omit<OwnDeck, 'id'>): string | null {
  const name = deckNameFrom(changed.name);
  return keep(
    ownDecks().map((deck) => (deck.id === id ? { id, cards: changed.cards, name: name || deck.name } : deck)),
  );
}

/** What was taken away, so that it can be put back; null where there was none. */
export function removeDeck(id: string): { readonly deck: OwnDeck; readonly place: number } | null {
  const decks = ownDecks();
  const place = decks.findIndex((deck) => deck.id === id);
  const deck = decks[place];
  if (deck === undefined) return null;
  keep(decks.toSpliced(place, 1));
  return { deck, place };
}

export function putBackDeck(deck: OwnDeck, place: number): void {
  const others = ownDecks().filter(({ id }) => id !== deck.id);
  keep(others.toSpliced(place, 0, deck));
}

/** "Hedge and Wall 2" where there is a "Hedge and Wall". */
function freeName(name: string, others: readonly OwnDeck[]): string {
  const plain = name === '' ? 'Deck' : name;
  const isFree = (called: string): boolean => others.every((deck) => deck.name !== called);
  if (isFree(plain)) return plain;
  let number = 2;
  while (!isFree(numbered(plain, number))) number += 1;
  return numbered(plain, number);
}

function numbered(name: string, number: number): string {
  const tail = ` ${number}`;
  return `${deckNameFrom(name.slice(0, 40 - tail.length))}${tail}`;
}

function keep(decks: readonly OwnDeck[]): string | null {
  const refusal = keepOwnDecks(decks);
  if (refusal === null) keepProgress('decks', { done: decks.length, of: decks.length });
  return refusal;
}
