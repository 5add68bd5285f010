import { type Traits, traitsOf } from './abilities/traits';
import { type Book, cardIn } from './book';
import type { Card, CardId } from './card';
import { bySide, ofSide, type Side } from './sides';

/** A card of a hand that may be chosen: of two copies, which are one choice, the first. */
export interface Choice {
  readonly card: Card;
  readonly traits: Traits;
  readonly place: number;
}

interface Known {
  book: Book | null;
  hand: readonly CardId[];
  choices: readonly Choice[];
}

/** A hand is replaced when it changes, so what was last asked of a side mostly still holds. */
const KNOWN = bySide((): Known => ({ book: null, hand: [], choices: [] }));

/** The different cards of a hand that the book has, in the hand's order. */
export function choicesIn(book: Book, hand: readonly CardId[], side: Side): readonly Choice[] {
  const known = ofSide(KNOWN, side);
  if (known.hand === hand && known.book === book) return known.choices;
  known.choices = workOut(book, hand);
  known.hand = hand;
  known.book = book;
  return known.choices;
}

function workOut(book: Book, hand: readonly CardId[]): Choice[] {
  const choices: Choice[] = [];
  for (let place = 0; place < hand.length; place++) {
    const card = cardIn(book, hand[place] as CardId);
    if (card === undefined || hasCard(choices, card)) continue;
    choices.push(choiceOf(book, card, place));
  }
  return choices;
}

function hasCard(choices: readonly Choice[], card: Card): boolean {
  for (let index = 0; index < choices.length; index++) if ((choices[index] as Choice).card === card) return true;
  return false;
}

function choiceOf(book: Book, card: Card, place: number): Choice {
  return { card, traits: traitsOf(book, card), place };
}
