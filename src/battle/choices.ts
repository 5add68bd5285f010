import { oncePer } from '../kernel/once';
import { bySide, ofSide, type Side } from '../kernel/sides';
import { FLAG, traitsOf } from './abilities/traits';
import { type Book, cardIn } from './book';
import type { Card, CardId } from './card';

/** All that an offer asks of a card in the hand. */
export interface Choice {
  readonly card: Card;
  readonly cost: number;
  /** Whether it deploys as most do: at home, and naming no cell beside. */
  readonly isUsual: boolean;
}

/** The different cards of a hand that the book has. Of two copies, which are one choice, the first counts. */
interface Choices {
  book: Book | null;
  hand: readonly CardId[];
  /** By place in the hand, whether they count or not. */
  readonly held: (Choice | undefined)[];
  /** How many count; the lists are longer. */
  count: number;
  readonly distinct: Choice[];
  /** Their places in the hand. */
  readonly places: number[];
}

/** A hand is replaced when it changes, so what was last asked of a side mostly still holds. */
const KNOWN = bySide((): Choices => ({ book: null, hand: [], held: [], count: 0, distinct: [], places: [] }));

export function choicesIn(book: Book, hand: readonly CardId[], side: Side): Choices {
  const known = ofSide(KNOWN, side);
  if (known.hand !== hand || known.book !== book) workOut(known, book, hand);
  return known;
}

/** The card at a place of a hand, if there is one and the book has it. Whatever is known of another hand stays known. */
export function cardHeld(book: Book, hand: readonly CardId[], side: Side, place: number): Card | undefined {
  if (place >= hand.length) return undefined;
  const known = ofSide(KNOWN, side);
  return known.hand === hand && known.book === book ? known.held[place]?.card : cardIn(book, hand[place] as CardId);
}

function workOut(choices: Choices, book: Book, hand: readonly CardId[]): void {
  const { held } = choices;
  const before = choices.book === book ? choices.hand : [];
  choices.book = book;
  choices.hand = hand;
  choices.count = 0;
  for (let place = 0; place < hand.length; place++) {
    const choice = choiceAt(held, before, place, hand[place] as CardId, book);
    held[place] = choice;
    if (choice === undefined || hasChoice(choices, choice)) continue;
    choices.distinct[choices.count] = choice;
    choices.places[choices.count++] = place;
  }
}

/** From one hand to the next a card mostly keeps its place or moves up by one: only others are looked up. */
function choiceAt(
  held: readonly (Choice | undefined)[],
  before: readonly CardId[],
  place: number,
  id: CardId,
  book: Book,
): Choice | undefined {
  if (place < before.length && before[place] === id) return held[place];
  const next = place + 1;
  return next < before.length && before[next] === id ? held[next] : choiceOf(book, id);
}

const choicesOf = oncePer((_book: Book) => new Map<CardId, Choice>());

function choiceOf(book: Book, id: CardId): Choice | undefined {
  const known = choicesOf(book);
  const found = known.get(id);
  if (found !== undefined) return found;
  const card = cardIn(book, id);
  if (card === undefined) return undefined;
  const { flags, namesCell } = traitsOf(book, card);
  const choice = { card, cost: card.cost, isUsual: (flags & FLAG.deployAnywhere) === 0 && !namesCell };
  known.set(id, choice);
  return choice;
}

function hasChoice({ distinct, count }: Choices, choice: Choice): boolean {
  for (let index = 0; index < count; index++) if (distinct[index] === choice) return true;
  return false;
}
