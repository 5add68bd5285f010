import { FLAG, traitsOf } from './abilities/traits';
import { type Book, cardIn } from './book';
import type { Card, CardId } from './card';
import { bySide, ofSide, type Side } from './sides';

/** The different cards of a hand that the book has. Of two copies, which are one choice, the first counts. */
export interface Choices {
  book: Book | null;
  hand: readonly CardId[];
  /** Lists are longer than what counts. */
  count: number;
  /** By place in the hand, whether they count or not. */
  readonly held: (Card | undefined)[];
  readonly cards: Card[];
  /** Their places in the hand. */
  readonly places: number[];
  readonly costs: number[];
  /** Whether they deploy as most do: at home, and naming no cell beside. */
  readonly isUsual: boolean[];
}

/** A hand is replaced when it changes, so what was last asked of a side mostly still holds. */
const KNOWN = bySide(
  (): Choices => ({ book: null, hand: [], held: [], count: 0, cards: [], places: [], costs: [], isUsual: [] }),
);

export function choicesIn(book: Book, hand: readonly CardId[], side: Side): Choices {
  const known = ofSide(KNOWN, side);
  if (known.hand !== hand || known.book !== book) workOut(known, book, hand);
  return known;
}

/** The card at a place of a hand, if there is one and the book has it. Whatever is known of another hand stays known. */
export function cardHeld(book: Book, hand: readonly CardId[], side: Side, place: number): Card | undefined {
  if (place >= hand.length) return undefined;
  const known = ofSide(KNOWN, side);
  return known.hand === hand && known.book === book ? known.held[place] : cardIn(book, hand[place] as CardId);
}

function workOut(choices: Choices, book: Book, hand: readonly CardId[]): void {
  const { held } = choices;
  const before = choices.book === book ? choices.hand : [];
  choices.book = book;
  choices.hand = hand;
  choices.count = 0;
  for (let place = 0; place < hand.length; place++) {
    const card = cardAt(held, before, place, hand[place] as CardId, book);
    held[place] = card;
    if (card === undefined || hasCard(choices, card)) continue;
    choices.cards[choices.count] = card;
    const { flags, namesCell } = traitsOf(book, card);
    choices.isUsual[choices.count] = (flags & FLAG.deployAnywhere) === 0 && !namesCell;
    choices.costs[choices.count] = card.cost;
    choices.places[choices.count++] = place;
  }
}

/** From one hand to the next a card mostly keeps its place or moves up by one: only others are looked up. */
function cardAt(
  held: readonly (Card | undefined)[],
  before: readonly CardId[],
  place: number,
  id: CardId,
  book: Book,
): Card | undefined {
  if (place < before.length && before[place] === id) return held[place];
  const next = place + 1;
  return next < before.length && before[next] === id ? held[next] : cardIn(book, id);
}

function hasCard({ cards, count }: Choices, card: Card): boolean {
  for (let index = 0; index < count; index++) if (cards[index] === card) return true;
  return false;
}
